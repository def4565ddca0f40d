import type { HomeActor } from '@octavo/machines/home';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// An alert is rare: its dialog is fetched when the first one comes.
const AlertMessage = lazy(() => import('../alert/alert-message.tsx'));

/** What the server refused, in its own words (SPEC §8). */
export function HomeAlert({ actor }: { readonly actor: HomeActor }) {
  const { t } = useTranslation('errors');
  const isOpen = useSelector(actor, (state) => state.hasTag('alert'));
  const message = useSelector(actor, (state) => state.context.error ?? '');
  if (!isOpen) return null;
  return (
    <Suspense>
      <AlertMessage
        title={t('alertTitle')}
        message={message}
        onDismiss={() => actor.send({ type: 'alert.dismiss' })}
      />
    </Suspense>
  );
}
