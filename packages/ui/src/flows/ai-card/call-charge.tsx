import type { AiCardActor } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';

/** What the last call was charged, according to the server; nothing until it has said so. */
export function CallCharge({ actor }: { readonly actor: AiCardActor }) {
  const { t } = useTranslation('ai-card');
  const charge = useSelector(actor, ({ context }) => context.charge);
  if (charge === null) return null;
  return charge === 'unknown' ? t('charged.unknown') : t('charged.words', { count: charge.words });
}
