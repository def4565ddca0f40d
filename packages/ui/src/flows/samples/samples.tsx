import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';

/** Fetched with the texts of the essays, which nothing needs earlier. */
export const fetchEssaySamples = () => import('./essay-samples.tsx');

const EssaySamples = lazyPart(fetchEssaySamples, { texts: ['samples', 'essay'] });

/** The sample essays once they are loaded; home does not wait for them. */
export function Samples() {
  // Deferred: thirty slides are rendered in slices, between the reader's actions.
  const isThere = useDeferredValue(useSelector(useFlow('samples'), (state) => state.hasTag('visible')));
  return isThere ? <EssaySamples /> : null;
}
