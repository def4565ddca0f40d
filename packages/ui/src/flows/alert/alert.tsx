import type { AlertActor } from '@octavo/machines/alert';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// An alert is rare: its dialog is fetched when the first one comes.
const AlertMessage = lazy(() => import('./alert-message.tsx'));

export interface AlertProps {
  readonly actor: AlertActor;
}

/** Messages of the whole app, one after the other. */
export function Alert({ actor }: AlertProps) {
  const { t } = useTranslation('errors');
  const isOpen = useSelector(actor, (state) => state.hasTag('visible'));
  const message = useSelector(actor, (state) => state.context.messages[0] ?? '');
  if (!isOpen) return null;
  return (
    <Suspense>
      <AlertMessage
        title={t('alertTitle')}
        message={message}
        onDismiss={() => actor.send({ type: 'dismiss' })}
      />
    </Suspense>
  );
}
