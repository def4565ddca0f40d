import { type ThemeName, themeNames } from '@octavo/ui/theme/themes';
import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme of this name; the first one for what is none, as all of them side by side. */
export const oneTheme = (name: string): ThemeName => themeNames.find((each) => each === name) ?? 'light';

/** The theme on the page. */
export function shownTheme(): ThemeName {
  return oneTheme(root.dataset['theme'] ?? '');
}

/** Puts a theme on the page at once, without the transitions that lead there. */
export function showTheme(theme: string): void {
  root.dataset['theme'] = theme;
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** The theme on the page, for what a story writes about it: a test looks at a story in every theme without drawing it anew. */
export function useShownTheme(): ThemeName {
  return useSyncExternalStore(subscribe, shownTheme);
}
