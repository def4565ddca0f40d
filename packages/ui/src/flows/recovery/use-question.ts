import type { LeftWords } from '@octavo/machines/recovery';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** The words being asked about, and the reason in a sentence. */
export function useQuestion(): { readonly words: LeftWords | undefined; readonly reason: string } {
  const { t } = useTranslation(['recovery', 'common']);
  const words = useSelector(useFlow('recovery'), ({ context }) => context.words[0]);
  if (words === undefined) return { words, reason: '' };
  return {
    words,
    reason: t(`reason.${words.reason}`, { title: words.title || t('common:document.untitled') }),
  };
}
