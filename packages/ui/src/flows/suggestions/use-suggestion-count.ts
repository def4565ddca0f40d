import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** A number next to a tab's name, and its meaning in words. */
export interface TabCount {
  readonly count: number;
  readonly countLabel: string;
}

/** The number of suggestions; null for none. */
export function useSuggestionCount(): TabCount | null {
  const { t } = useTranslation('suggestions');
  const count = useSelector(useFlow('suggestions'), ({ context }) => context.items.length);
  return count === 0 ? null : { count, countLabel: t('status', { count }) };
}
