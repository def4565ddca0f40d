import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';

export interface CompletionStatusProps {
  /** What takes the next word, in the reader's own names. */
  readonly keys: string;
}

/** Says once what is offered at the caret, for those who do not see it there. */
export function CompletionStatus({ keys }: CompletionStatusProps) {
  const { t } = useTranslation('completion');
  const offer = useSelector(useFlow('completion'), ({ context }) => context.offer);
  return <LiveRegion>{offer === null ? '' : t('offered', { text: offer.trim(), keys })}</LiveRegion>;
}
