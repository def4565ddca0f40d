import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/scale.ts';

const query = `(width < ${breakpoints.panel}px)`;

/** Whether the panel has no room beside the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
