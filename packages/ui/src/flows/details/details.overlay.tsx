import { deletionDays } from '@octavo/contract/account-kinds';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/alert-dialog/index.ts';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { DraftDialog } from './draft-dialog.tsx';

/** The dialogs about the reader's own account: its name, its address, its deletion. */
export default function Details() {
  const details = useFlow('details');
  const isNaming = useSelector(details, (state) => state.hasTag('name'));
  const isAddressing = useSelector(details, (state) => state.hasTag('address'));
  return (
    <>
      <DraftDialog of="name" isOpen={isNaming} />
      <DraftDialog of="address" isOpen={isAddressing} />
      <Deletion />
    </>
  );
}

function Deletion() {
  const details = useFlow('details');
  const { t } = useTranslation(['details', 'common']);
  const isOpen = useSelector(details, (state) => state.hasTag('deletion'));
  const isBusy = useSelector(details, (state) => state.hasTag('busy'));
  const endsSubscription = useSelector(details, ({ context }) => context.endsSubscription);
  const dismiss = () => details.send({ type: 'dismiss' });
  return (
    <AlertDialog
      open={isOpen}
      title={t('deletion.title')}
      message={[
        t('deletion.message', { count: deletionDays }),
        endsSubscription ? t('deletion.subscription') : null,
      ]
        .filter(Boolean)
        .join(' ')}
      warning={t('deletion.warning')}
      onClose={dismiss}
      actions={
        <>
          <Button disabled={isBusy} onClick={dismiss}>
            {t('common:cancel')}
          </Button>
          <Button tone="danger" busy={isBusy} onClick={() => details.send({ type: 'submit' })}>
            {t(endsSubscription ? 'deletion.both' : 'data.deleteAction')}
          </Button>
        </>
      }
    />
  );
}
