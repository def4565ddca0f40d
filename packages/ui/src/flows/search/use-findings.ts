import type { FoundDocument } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

const none: readonly FoundDocument[] = [];

/** The full-text matches for a search, once they are for this search. */
export function useFindings(search: string): readonly FoundDocument[] {
  const term = search.trim();
  return useSelector(useFlow('search'), ({ context }) =>
    term !== '' && context.foundFor === term ? context.docs : none,
  );
}
