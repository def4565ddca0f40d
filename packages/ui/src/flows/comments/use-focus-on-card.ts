import { type RefObject, useLayoutEffect } from 'react';

/** When a part of a card disappears with the focus in it, the card takes the focus. */
export function useFocusOnCard(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const card = element?.closest<HTMLElement>('[data-card]');
    return () => {
      if (element?.contains(document.activeElement)) card?.focus({ preventScroll: true });
    };
  }, [part]);
}
