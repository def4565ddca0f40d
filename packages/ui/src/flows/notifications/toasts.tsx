import type { ToastContent } from '@octavo/machines/notifications';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Toast } from '../../components/toast/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { toneOf } from './tone-of.ts';
import { useMessage } from './use-message.ts';

/** Messages that disappear by themselves, but not while they are hovered or focused. */
export function Toasts() {
  const notifications = useFlow('notifications');
  const messageOf = useMessage();
  const { t } = useTranslation('notifications');
  const toast = useSelector(notifications, ({ context }) => context.toast);
  if (toast === null) return null;
  const { title, message } =
    toast.kind === 'limit'
      ? { title: t('limit.title'), message: t('limit.limitReachedMessage') }
      : messageOf(toast.message);
  return (
    <Toast
      title={title}
      message={message}
      tone={toast.kind === 'limit' ? 'warning' : toneOf(toast.message)}
      onHold={() => notifications.send({ type: 'toast.hold' })}
      onRelease={() => notifications.send({ type: 'toast.release' })}
      actions={<ToastActions toast={toast} />}
    />
  );
}

function ToastActions({ toast }: { readonly toast: ToastContent }) {
  const notifications = useFlow('notifications');
  const { t } = useTranslation(['notifications', 'common']);
  const dismiss = () => notifications.send({ type: 'toast.dismiss' });
  if (toast.kind === 'note') return <IconButton icon={X} label={t('common:close')} onClick={dismiss} />;
  if (toast.kind === 'undo') {
    return (
      <>
        <Button size="sm" onClick={() => notifications.send({ type: 'toast.undo', id: toast.id })}>
          {t('undo')}
        </Button>
        <IconButton icon={X} label={t('common:close')} onClick={dismiss} />
      </>
    );
  }
  return (
    <>
      <Button tone="quiet" size="sm" onClick={dismiss}>
        {t('limit.later')}
      </Button>
      <Button tone="solid" size="sm" onClick={() => notifications.send({ type: 'toast.upgrade' })}>
        {t('limit.upgrade')}
      </Button>
    </>
  );
}
