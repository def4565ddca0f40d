import type { SuggestionPlace } from './place.ts';

/** The space above and below the words, in pixels. */
const margin = 8;

/**
 * Keeps words visible between the bar above them and a drawer, also when the drawer's height changes. Returns a function
 * that stops it.
 */
export function keepWordsInSight(
  drawer: Element,
  { top, bottom }: SuggestionPlace,
  sheet: () => HTMLElement | null,
): () => void {
  const sizes = new ResizeObserver(() => {
    const page = sheet()?.getBoundingClientRect().top;
    if (page === undefined || getComputedStyle(drawer).position !== 'fixed') return;
    const first = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + margin;
    const last = drawer.getBoundingClientRect().top - margin;
    const ahead = page + top - first;
    const by = Math.min(Math.max(page + bottom - last, Math.min(ahead, 0)), ahead);
    if (by !== 0) scrollBy({ top: by });
  });
  sizes.observe(drawer);
  return () => sizes.disconnect();
}
