import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';

const Find = lazyPart(() => import('./find.tsx'), { texts: ['find'] });

/** The search of the open document, while it is open. */
export function FindInDocument() {
  const find = useFlow('find');
  const isOpen = useSelector(find, (state) => state.hasTag('visible'));
  return isOpen ? <Find onDismiss={() => find.send({ type: 'dismiss' })} /> : null;
}
