import { type RefObject, useEffect } from 'react';
import type { SuggestionPlace } from './place.ts';

/** Scrolls the text so that the words of the open suggestion are visible above its drawer. */
export function useWordsInSight(
  list: RefObject<HTMLElement | null>,
  place: SuggestionPlace | undefined,
  sheet: (() => HTMLElement | null) | undefined,
): void {
  useEffect(() => {
    const drawer = list.current?.closest('[data-drawer="open"]');
    if (!drawer || !sheet || !place) return;
    // Only needed for a drawer, which opens after the page has loaded.
    const kept = import('./keep-words-in-sight.ts').then((part) =>
      part.keepWordsInSight(drawer, place, sheet),
    );
    return () => void kept.then((end) => end());
  }, [list, place, sheet]);
}
