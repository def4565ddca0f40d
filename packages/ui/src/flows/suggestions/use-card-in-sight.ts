import { type RefObject, useEffect } from 'react';

/** The margin below a card that is scrolled into view, in pixels. */
const room = 16;

/**
 * Scrolls the page as far as the open card's end is below the window, so that its buttons can be seen, or as far as its
 * beginning is under the panel's head, which stays in place. Where no card is open it is the row with the focus.
 *
 * @param top where the card comes to stand, from the top of the panel; it may still be on its way there
 */
export function useCardInSight(list: RefObject<HTMLElement | null>, top: number | undefined): void {
  useEffect(() => {
    const element = list.current;
    const card = element?.querySelector('[data-open]') ?? focusedRow(element);
    if (!element || !card || top === undefined) return;
    const panelTop = element.getBoundingClientRect().top - element.offsetTop;
    const below = panelTop + top + card.getBoundingClientRect().height + room - innerHeight;
    if (below > 0) {
      scrollBy({ top: below });
      return;
    }
    const head = element.closest('[data-suggestions-panel]')?.querySelector('[data-panel-head]');
    if (!head || getComputedStyle(head).position !== 'sticky') return;
    const under = head.getBoundingClientRect().bottom + room - (panelTop + top);
    if (under > 0) scrollBy({ top: -Math.min(under, scrollY) });
  }, [list, top]);
}

function focusedRow(list: HTMLElement | null): Element | null {
  const row = document.activeElement?.closest('li') ?? null;
  return list?.contains(row) ? row : null;
}
