import { type ThemeName, themeNames } from '@octavo/ui/theme/themes';
import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme on the page. */
export function shownTheme(): ThemeName {
  return themeNames.find((name) => name === root.dataset['theme']) ?? 'light';
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
