/** Stores the scroll position in the current history entry, before another page replaces it. */
export function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '');
}

/** Restores the scroll position once the page is drawn. The browser tries too early, before there is a page. */
export function restoreScroll(): void {
  const state: unknown = history.state;
  const scroll = typeof state === 'object' && state !== null && 'scroll' in state ? Number(state.scroll) : 0;
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, scroll)));
}
