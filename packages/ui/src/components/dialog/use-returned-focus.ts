import { useRef } from 'react';

/**
 * Returns the focus to the element that had it on opening. Radix returns it only to a trigger, and what a machine opens
 * has none. If the focus has moved elsewhere meanwhile, it stays there.
 */
export function useReturnedFocus() {
  const before = useRef<Element | null>(null);

  function remember() {
    before.current = document.activeElement;
  }

  function giveBack(event: Event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && before.current instanceof HTMLElement) before.current.focus();
  }

  return { remember, giveBack };
}
