import { type ThemeName, themeNames } from '@octavo/ui/theme/themes';
import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme of this name; the first one if there is none, as for all of them side by side. */
export const oneTheme = (name: string): ThemeName => themeNames.find((each) => each === name) ?? 'light';

/** The current theme of the page. */
export function shownTheme(): ThemeName {
  return oneTheme(root.dataset['theme'] ?? '');
}

/** Sets the page's theme immediately, without transitions. */
export function showTheme(theme: string): void {
  root.dataset['theme'] = theme;
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/**
 * The current theme of the page, for stories that display it: a test checks a story in every theme without rendering it
 * again.
 */
export function useShownTheme(): ThemeName {
  return useSyncExternalStore(subscribe, shownTheme);
}
