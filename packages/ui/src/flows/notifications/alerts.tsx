import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Unasked } from '../../components/dialog/unasked.ts';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { useMessage } from './use-message.ts';

// Fetched on demand, because alerts are rare.
const AlertMessage = lazyPart(() => import('./alert-message.tsx'), { place: 'floating' });

/** Messages that must be read, one after another. */
export function Alerts() {
  const { t } = useTranslation('notifications');
  const notifications = useFlow('notifications');
  const messageOf = useMessage();
  const alert = useSelector(notifications, (state) =>
    state.hasTag('alert') ? state.context.alerts[0] : undefined,
  );
  if (alert === undefined) return null;
  return (
    <Unasked value>
      <AlertMessage
        title={t(`alert.${alert.about}`)}
        message={messageOf(alert.message).message}
        onDismiss={() => notifications.send({ type: 'alert.dismiss' })}
      />
    </Unasked>
  );
}
