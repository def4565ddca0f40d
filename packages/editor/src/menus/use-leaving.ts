import { type RefObject, useEffect } from 'react';

/** Calls `onLeave` when Escape is pressed in a text, or a pointer is pressed outside both the text and its menu. */
export function useLeaving(
  text: HTMLElement,
  menu: RefObject<HTMLElement | null>,
  onLeave: () => void,
): void {
  useEffect(() => {
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !text.contains(target) && !menu.current?.contains(target)) onLeave();
    };
    const key = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') onLeave();
    };
    document.addEventListener('pointerdown', press, options);
    text.addEventListener('keydown', key, options);
    return () => leaving.abort();
  }, [text, menu, onLeave]);
}
