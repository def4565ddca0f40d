import type { LimitToastActor } from '@octavo/machines/limit-toast';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Toast } from '../../components/toast/index.ts';

export interface LimitToastProps {
  readonly actor: LimitToastActor;
}

/** The AI words of the day are used up. It waits while the pointer or the focus is on it. */
export function LimitToast({ actor }: LimitToastProps) {
  const { t } = useTranslation('errors');
  const isOpen = useSelector(actor, (state) => state.hasTag('visible'));

  if (!isOpen) return null;
  return (
    <Toast
      title={t('limit.title')}
      message={t('limit.limitReachedMessage')}
      onHold={() => actor.send({ type: 'hold' })}
      onRelease={() => actor.send({ type: 'release' })}
      actions={
        <>
          <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'later' })}>
            {t('limit.later')}
          </Button>
          <Button tone="solid" size="sm" onClick={() => actor.send({ type: 'upgrade' })}>
            {t('limit.upgrade')}
          </Button>
        </>
      }
    />
  );
}
