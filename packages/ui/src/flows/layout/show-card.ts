/** The bar above the text and the one below it on a small screen, in pixels. */
const bars = 112;

/**
 * Scrolls a card that stands in the text into the window: whole where there is room, else its beginning, below as much of
 * its passage as the scroll margin of the card asks for.
 */
export function showCard(card: HTMLElement): void {
  card.scrollIntoView({ block: isTallerThanPage(card) ? 'start' : 'nearest' });
}

/** Whether there is less room between the bars of the page. */
export function isTallerThanPage({ offsetHeight }: HTMLElement): boolean {
  return offsetHeight > innerHeight - bars;
}
