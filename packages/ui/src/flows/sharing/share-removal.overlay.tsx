import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/alert-dialog/index.ts';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Asks before a shared account is deleted with everything written in it. */
export default function ShareRemovalDialog() {
  const sharing = useFlow('sharing');
  const { t } = useTranslation(['sharing', 'common']);
  const isOpen = useSelector(sharing, (state) => state.hasTag('removal'));
  const isBusy = useSelector(sharing, (state) => state.hasTag('busy'));
  const name = useSelector(sharing, ({ context }) => context.chosen?.name ?? '');
  const dismiss = () => sharing.send({ type: 'dismiss' });
  return (
    <AlertDialog
      open={isOpen}
      title={t('removal.title', { name })}
      message={t('removal.message', { name })}
      warning={t('removal.warning')}
      onClose={dismiss}
      actions={
        <>
          <Button disabled={isBusy} onClick={dismiss}>
            {t('common:cancel')}
          </Button>
          <Button tone="danger" busy={isBusy} onClick={() => sharing.send({ type: 'confirm' })}>
            {t('removal.confirm')}
          </Button>
        </>
      }
    />
  );
}
