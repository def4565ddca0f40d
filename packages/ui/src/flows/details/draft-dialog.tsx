import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useFlow } from '../flow-context/index.ts';

export interface DraftDialogProps {
  readonly of: 'name' | 'address';
  readonly isOpen: boolean;
}

/** Asks for a new name or a new address. */
export function DraftDialog({ of, isOpen }: DraftDialogProps) {
  const details = useFlow('details');
  const { t } = useTranslation(['details', 'common']);
  const form = useId();
  const { draft, problem, refusal } = useSelector(details, ({ context }) => context);
  const isBusy = useSelector(details, (state) => state.hasTag('busy'));
  const isSent = useSelector(details, (state) => state.hasTag('sent'));
  const dismiss = () => details.send({ type: 'dismiss' });
  const error = problem === null ? (refusal ?? undefined) : t(`problems.${problem}`);

  const submit = submitting(() => details.send({ type: 'submit' }));

  return (
    <Dialog
      open={isOpen}
      title={t(`${of}.change`)}
      description={t(`${of}.hint`)}
      closeLabel={t('common:close')}
      onClose={dismiss}
      footer={
        isSent ? (
          <Button onClick={dismiss}>{t('common:close')}</Button>
        ) : (
          <>
            <Button tone="quiet" disabled={isBusy} onClick={dismiss}>
              {t('common:cancel')}
            </Button>
            <Button tone="solid" type="submit" form={form} busy={isBusy}>
              {t(`${of}.submit`)}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Notice role="alert" tone="success" title={t('address.sent')}>
          {t('address.sentHint', { email: draft.trim() })}
        </Notice>
      ) : (
        <form id={form} noValidate onSubmit={submit}>
          <TextField
            label={t(`${of}.field`)}
            error={error}
            type={of === 'name' ? 'text' : 'email'}
            autoComplete={of === 'name' ? 'name' : 'email'}
            required={of === 'address'}
            maxLength={of === 'name' ? 100 : 254}
            value={draft}
            readOnly={isBusy}
            onChange={({ currentTarget }) =>
              details.send({ type: 'draft.change', draft: currentTarget.value })
            }
          />
        </form>
      )}
    </Dialog>
  );
}
