import type { AiCardActor } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';
import { CallCharge } from './call-charge.tsx';
import * as css from './ai-card.css.ts';

/** Why a new attempt failed, shown while the versions of the previous one are still there. */
export function AiCardKept({ actor }: { readonly actor: AiCardActor }) {
  const { t } = useTranslation('ai-card');
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (failure === null) return null;
  return (
    <div className={css.kept}>
      <Notice role="alert" tone="warning" title={t('kept')}>
        {failure.code === 'repeated' ? t('repeated') : failure.message} <CallCharge actor={actor} />
      </Notice>
    </div>
  );
}
