import { useSyncExternalStore } from 'react';
import { railFrom } from './rail-from.ts';

const query = `(width >= ${railFrom}px)`;

/** Whether new documents begin in a rail next to the list, and not in a row above it. */
export function useHasRail(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
