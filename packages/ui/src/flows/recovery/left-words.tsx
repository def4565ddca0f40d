import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';

// Fetched on demand, because unsaved words of a missing document are rare.
const LeftWordsNotice = lazyPart(() => import('./left-words-notice.tsx'), { texts: ['recovery'] });

/**
 * Says that there are words of a document that no longer exists. Only on pages that list documents, so as not to
 * interrupt writing.
 */
export function LeftWords() {
  const isVisible = useSelector(useFlow('recovery'), (state) => state.hasTag('visible'));
  return isVisible ? <LeftWordsNotice /> : null;
}
