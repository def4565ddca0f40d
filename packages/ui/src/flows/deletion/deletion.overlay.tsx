import type { DeletionTask } from '@octavo/machines/deletion';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/alert-dialog/index.ts';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Asks before anything is deleted, and says what cannot be undone (SPEC §5). */
export default function DeletionDialog() {
  const deletion = useFlow('deletion');
  const task = useSelector(deletion, ({ context }) => context.task);
  return task === null ? null : <Question task={task} />;
}

function Question({ task }: { readonly task: DeletionTask }) {
  const deletion = useFlow('deletion');
  const { t } = useTranslation(['deletion', 'common']);
  const isOpen = useSelector(deletion, (state) => state.hasTag('visible'));
  const isBusy = useSelector(deletion, (state) => state.hasTag('busy'));
  const named = task.kind === 'all' ? { count: task.count } : { title: task.document.title };
  const dismiss = () => deletion.send({ type: 'dismiss' });
  return (
    <AlertDialog
      open={isOpen}
      title={t(`${task.kind}.title`, named)}
      message={t(`${task.kind}.message`, named)}
      {...(task.kind !== 'trash' && { warning: t('warning') })}
      onClose={dismiss}
      actions={
        <>
          <Button disabled={isBusy} onClick={dismiss}>
            {t('common:cancel')}
          </Button>
          <Button tone="danger" busy={isBusy} onClick={() => deletion.send({ type: 'confirm' })}>
            {t(`${task.kind}.confirm`)}
          </Button>
        </>
      }
    />
  );
}
