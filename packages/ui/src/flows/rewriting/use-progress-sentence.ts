import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** Says which paragraph is being rewritten. */
export function useProgressSentence(): string {
  const { t } = useTranslation('rewriting');
  const flow = useFlow('rewriting');
  const at = useSelector(flow, ({ context }) => context.at);
  const total = useSelector(flow, ({ context }) => context.runs.length);
  return t('progress', { at: Math.min(at + 1, total), total });
}
