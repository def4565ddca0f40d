import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element on mount and restores the focus on unmount, unless it has moved elsewhere. */
export function useTakenFocus(field: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
    field.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [field]);
}
