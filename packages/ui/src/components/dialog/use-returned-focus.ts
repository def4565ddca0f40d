import { useRef } from 'react';

/**
 * Gives the focus back to what had it when something opened. Radix returns it to a trigger only, and what a machine
 * opens has none. Focus that has gone elsewhere meanwhile is left there.
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
