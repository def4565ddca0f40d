import type { FoundDocument } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

const none: readonly FoundDocument[] = [];

/** What was found in texts for a search, if that is what was searched for. */
export function useFindings(search: string): readonly FoundDocument[] {
  const term = search.trim();
  return useSelector(useFlow('search'), ({ context }) =>
    term !== '' && context.foundFor === term ? context.docs : none,
  );
}
