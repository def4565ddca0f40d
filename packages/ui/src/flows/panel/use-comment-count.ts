import { openCount } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import type { TabCount } from '../suggestions/use-suggestion-count.ts';

/** The number of open comments; null for none. Its text is in the panel's namespace, since theirs comes late. */
export function useCommentCount(): TabCount | null {
  const { t } = useTranslation('panel');
  const count = useSelector(useFlow('comments'), ({ context }) => openCount(context.threads));
  return count === 0 ? null : { count, countLabel: t('openComments', { count }) };
}

/** Whether the document has comments, or a link by which some may come. */
export function useHasComments(): boolean {
  return useSelector(useFlow('comments'), (state) => state.hasTag('visible'));
}
