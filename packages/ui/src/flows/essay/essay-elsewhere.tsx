import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';

// Fetched on demand, because two windows at once are rare.
const Notice = lazyPart(() => import('./essay-elsewhere-notice.tsx'), { texts: ['essay'] });

/** Says on the page of all documents that an essay is being written for another window or device. */
export function EssayElsewhere() {
  const isElsewhere = useSelector(
    useFlow('essay'),
    (state) => state.matches('closed') && state.context.elsewhere !== null,
  );
  return isElsewhere ? <Notice /> : null;
}
