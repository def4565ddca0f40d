import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';

// Words that nobody has any more are rare.
const LeftWordsNotice = lazyPart(() => import('./left-words-notice.tsx'), { texts: ['recovery'] });

/** Words of a document that is not there any more, on the pages where documents are listed: whoever writes is not asked. */
export function LeftWords() {
  const isVisible = useSelector(useFlow('recovery'), (state) => state.hasTag('visible'));
  return isVisible ? <LeftWordsNotice /> : null;
}
