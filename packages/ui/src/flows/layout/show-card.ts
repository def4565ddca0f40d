/** The bar above the text and the one below it on a small screen, in pixels. */
const bars = 112;

/**
 * Scrolls a card within the text into view: all of it if there is room, otherwise its beginning, below the part of its
 * passage that the card's scroll margin keeps visible.
 */
export function showCard(card: HTMLElement): void {
  card.scrollIntoView({ block: isTallerThanPage(card) ? 'start' : 'nearest' });
}

/** Whether a card is taller than the space between the bars of the page. */
export function isTallerThanPage({ offsetHeight }: HTMLElement): boolean {
  return offsetHeight > innerHeight - bars;
}
