import type { EssayDraft } from '@octavo/machines/essay';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** The answers so far, and what a page needs to change one and to continue. */
export function useDraft() {
  const essay = useFlow('essay');
  return {
    essay,
    draft: useSelector(essay, ({ context }) => context.draft),
    isMissing: useSelector(essay, ({ context }) => context.isMissing),
    isFinding: useSelector(essay, (state) => state.hasTag('finding')),
    change: (change: Partial<EssayDraft>) => essay.send({ type: 'draft.change', change }),
    onContinue: () => essay.send({ type: 'continue' }),
  };
}
