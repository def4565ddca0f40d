import { type RefObject, useEffect } from 'react';

/** The margin below a card that is scrolled into view, in pixels. */
const room = 16;

/**
 * Scrolls the page if the open card extends below the window, so that its buttons are visible, or if its top is covered
 * by the panel's sticky header. If no card is open, it scrolls to the focused row.
 *
 * @param top where the card will be, from the top of the panel; it may still be moving there
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
