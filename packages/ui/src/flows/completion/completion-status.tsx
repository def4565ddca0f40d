import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';

export interface CompletionStatusProps {
  /** The keys that accept the next word, by their names in the reader's language. */
  readonly keys: string;
}

/** Announces a suggestion at the caret once, for readers who cannot see it. */
export function CompletionStatus({ keys }: CompletionStatusProps) {
  const { t } = useTranslation('completion');
  const offer = useSelector(useFlow('completion'), ({ context }) => context.offer);
  return <LiveRegion>{offer === null ? '' : t('offered', { text: offer.trim(), keys })}</LiveRegion>;
}
