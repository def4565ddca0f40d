import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/scale.ts';

const query = `(width < ${breakpoints.panel}px)`;

/** Whether there is no room for the panel next to the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
