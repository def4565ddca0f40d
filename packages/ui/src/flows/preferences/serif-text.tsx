import { useLayoutEffect } from 'react';
import { keepLine } from './keep-line.ts';
import { usePreference } from './use-preference.ts';

/** Sets the reader's choice of the serif on the page, for themes whose documents have another typeface. */
export function SerifText(): null {
  const isChosen = usePreference('serifText');
  useLayoutEffect(() => {
    if (!isChosen) return;
    const { documentElement: page } = document;
    keepLine(() => page.toggleAttribute('data-serif-text', true));
    return () => keepLine(() => page.removeAttribute('data-serif-text'));
  }, [isChosen]);
  return null;
}
