import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks the element that keeps the focus inside the panel. */
export const panelMark = { 'data-suggestions-panel': '' };

/** When a part disappears with the focus in it, the panel around it takes the focus. */
export function useFocusOnPanel(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const panel = element?.closest<HTMLElement>('[data-suggestions-panel]');
    return () => {
      if (element?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
    };
  }, [part]);
}

/** Returns a function that focuses the panel around a part, even after the part has gone. */
export function usePanelFocus(part: RefObject<HTMLElement | null>): () => void {
  const panel = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    panel.current = part.current?.closest<HTMLElement>('[data-suggestions-panel]') ?? null;
  }, [part]);
  return () => panel.current?.focus({ preventScroll: true });
}
