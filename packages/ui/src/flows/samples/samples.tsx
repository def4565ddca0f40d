import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart, loadTexts } from '../lazy-part/index.ts';

const texts = ['samples', 'samples-essays', 'essay'] as const;
const view = () => import('./essay-samples.tsx');

const EssaySamples = lazyPart(view, { texts });

/** Fetches what the slider is drawn from. Rejects when it cannot be fetched; may be called again. */
export const fetchEssaySamples = () => Promise.all([view(), loadTexts(texts)]);

/** The sample essays once they are there; home does not wait for them. */
export function Samples() {
  // Thirty slides in slices, between what the reader does.
  const isThere = useDeferredValue(useSelector(useFlow('samples'), (state) => state.hasTag('visible')));
  return isThere ? <EssaySamples /> : null;
}
