import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** Says how many paragraphs were rewritten. */
export function useReportSentence(): string {
  const { t } = useTranslation('rewriting');
  const count = useSelector(useFlow('rewriting'), ({ context }) => context.at - context.skipped.length);
  return t('done', { count });
}
