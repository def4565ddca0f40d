import { LockOpen } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Countdown } from '../../components/countdown/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { type Hint, HintText } from './hint-text.tsx';
import * as css from './lock.css.ts';
import { usePasswordLabels } from './use-password-labels.ts';

export interface UnlockDialogProps {
  readonly open: boolean;
  readonly password: string;
  readonly hint: Hint;
  readonly problem?: 'empty' | 'wrong' | 'failed' | null;
  /** The server's message for a failure. */
  readonly reason?: string | undefined;
  /** When the next password may be tried, in milliseconds since 1970. */
  readonly slowedUntil?: number | null;
  readonly busy?: boolean;
  readonly onPasswordChange: (password: string) => void;
  readonly onShowHint: () => void;
  readonly onSlowEnd?: () => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks for the password, and decrypts the document permanently. */
export function UnlockDialog(props: UnlockDialogProps) {
  const { open, slowedUntil = null, busy = false, onSubmit, onClose } = props;
  const { t } = useTranslation(['lock', 'common']);
  const form = useId();
  const isSlowed = slowedUntil !== null;

  const submit = submitting(() => {
    if (!busy && !isSlowed) onSubmit();
  });

  return (
    <Dialog
      open={open}
      size="sm"
      title={t('unlock.title')}
      description={t('unlock.description')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            tone="solid"
            icon={LockOpen}
            type="submit"
            form={form}
            busy={busy}
            aria-disabled={isSlowed || undefined}
          >
            {t(busy ? 'unlock.busy' : 'unlock.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.form}>
        <Fields {...props} />
      </form>
    </Dialog>
  );
}

function Fields(props: UnlockDialogProps) {
  const { password, hint, problem = null, reason, slowedUntil = null, busy = false } = props;
  const { t } = useTranslation('lock');
  return (
    <>
      <PasswordField
        {...usePasswordLabels()}
        label={t('password')}
        autoComplete="current-password"
        value={password}
        disabled={busy}
        error={problem === 'empty' || problem === 'wrong' ? t(`problems.${problem}`) : undefined}
        onChange={(event) => props.onPasswordChange(event.target.value)}
      />
      {hint.status === 'hidden' ? (
        <div className={css.hintLine}>
          <Button size="sm" tone="accent" isFlush onClick={props.onShowHint}>
            {t('hint.show')}
          </Button>
        </div>
      ) : (
        <HintText hint={hint} />
      )}
      {slowedUntil === null ? null : (
        <Notice
          tone="warning"
          role="alert"
          aside={
            <Countdown
              until={slowedUntil}
              label={t('unlock.wait')}
              endedLabel={t('unlock.again')}
              announce={(seconds) => t('unlock.seconds', { count: seconds })}
              {...(props.onSlowEnd && { onEnd: props.onSlowEnd })}
            />
          }
        >
          {t('unlock.slowed')}
        </Notice>
      )}
      {problem === 'failed' ? (
        <Notice tone="danger" role="alert">
          {reason ?? t('problems.unlockFailed')}
        </Notice>
      ) : null}
    </>
  );
}
