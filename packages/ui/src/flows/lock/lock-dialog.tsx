import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import * as css from './lock.css.ts';
import { usePasswordLabels } from './use-password-labels.ts';

/** The server's limit for a hint, in characters. */
const longestHint = 200;

export interface LockDialogProps {
  readonly open: boolean;
  readonly password: string;
  /** The password again, so that a typing error cannot lock the text for good. */
  readonly repeat: string;
  readonly hint: string;
  readonly problem?: 'empty' | 'different' | 'hintTells' | 'failed' | null;
  /** The server's message for a failure. */
  readonly reason?: string | undefined;
  readonly busy?: boolean;
  readonly onChange: (change: {
    readonly password?: string;
    readonly repeat?: string;
    readonly hint?: string;
  }) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Sets the password that encrypts a document, after warning about losing it. */
export function LockDialog(props: LockDialogProps) {
  const { open, busy = false, onSubmit, onClose } = props;
  const { t } = useTranslation(['lock', 'common']);
  const form = useId();

  const submit = submitting(() => {
    if (!busy) onSubmit();
  });

  return (
    <Dialog
      open={open}
      size="sm"
      title={t('lock.title')}
      description={t('lock.description')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button tone="solid" icon={Lock} type="submit" form={form} busy={busy}>
            {t(busy ? 'lock.busy' : 'lock.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.form}>
        <Notice tone="warning" title={t('lock.warningTitle')}>
          {t('lock.warning')}
        </Notice>
        <Fields {...props} />
      </form>
    </Dialog>
  );
}

function Fields({ password, repeat, hint, problem = null, reason, busy = false, onChange }: LockDialogProps) {
  const { t } = useTranslation('lock');
  const labels = usePasswordLabels();
  return (
    <>
      <PasswordField
        {...labels}
        label={t('password')}
        autoComplete="new-password"
        value={password}
        disabled={busy}
        error={problem === 'empty' ? t('problems.empty') : undefined}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <PasswordField
        {...labels}
        label={t('repeat')}
        autoComplete="new-password"
        value={repeat}
        disabled={busy}
        error={problem === 'different' ? t('problems.different') : undefined}
        onChange={(event) => onChange({ repeat: event.target.value })}
      />
      <TextArea
        label={t('lock.hint')}
        hint={t('lock.hintNote')}
        value={hint}
        minRows={1}
        maxRows={4}
        limit={longestHint}
        countText={(count, limit) => t('lock.count', { count, limit })}
        disabled={busy}
        error={problem === 'hintTells' ? t('problems.hintTells') : undefined}
        onValueChange={(value) => onChange({ hint: value })}
      />
      {problem === 'failed' ? (
        <Notice tone="danger" role="alert">
          {reason ?? t('problems.lockFailed')}
        </Notice>
      ) : null}
    </>
  );
}
