/** Remembers with the history's entry how far its page is scrolled, before another one takes its place. */
export function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '');
}

/** Scrolls to where the page was left, once it is drawn. The browser tries it too early, before there is a page. */
export function restoreScroll(): void {
  const state: unknown = history.state;
  const scroll = typeof state === 'object' && state !== null && 'scroll' in state ? Number(state.scroll) : 0;
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, scroll)));
}
