import { type RefObject, useLayoutEffect } from 'react';

/** Marks the element that keeps the focus inside the panel. */
export const panelMark = { 'data-suggestions-panel': '' };

/** When something goes away with the focus in it, the panel around it takes the focus. */
export function useFocusOnPanel(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const panel = element?.closest<HTMLElement>('[data-suggestions-panel]');
    return () => {
      if (element?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
    };
  }, [part]);
}
