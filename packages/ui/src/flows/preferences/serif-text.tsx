import { useLayoutEffect } from 'react';
import { keepLine } from './keep-line.ts';
import { usePreference } from './use-preference.ts';

/** Puts the reader's choice of the serif on the page; themes that have another face for documents follow it. */
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
