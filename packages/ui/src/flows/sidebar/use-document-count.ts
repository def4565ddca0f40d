import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** How many documents there are; null until a list was seen. */
export function useDocumentCount(): number | null {
  return useSelector(useFlow('home'), (state) => (state.hasTag('ready') ? state.context.docs.length : null));
}
