import { withdrawalMethods } from '@octavo/contract/account-kinds';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { earningsText } from '../profile/earnings-text.ts';
import * as css from './withdrawal.css.ts';

/** Asks where to send the earnings (PRODUCT withdrawal form). All of them are paid out. */
export default function Withdrawal() {
  const withdrawal = useFlow('withdrawal');
  const { t, i18n } = useTranslation(['withdrawal', 'common']);
  const form = useId();
  const { draft, problems, refusal } = useSelector(withdrawal, ({ context }) => context);
  const isOpen = useSelector(withdrawal, (state) => state.hasTag('visible'));
  const isBusy = useSelector(withdrawal, (state) => state.hasTag('busy'));
  const info = useSelector(useFlow('account'), ({ context }) => context.account?.info);
  const amount = info === undefined ? '' : earningsText(i18n.language, info);
  const close = () => withdrawal.send({ type: 'close' });

  const submit = submitting(() => withdrawal.send({ type: 'submit' }));

  return (
    <Dialog
      open={isOpen}
      title={t('title')}
      description={t('hint', { amount })}
      closeLabel={t('common:close')}
      onClose={close}
      footer={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button tone="solid" type="submit" form={form} busy={isBusy}>
            {t('submit', { amount })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={css.form} onSubmit={submit}>
        <RadioGroup
          label={t('method')}
          isInLine
          value={draft.method}
          options={withdrawalMethods.map((value) => ({ value, label: t(value) }))}
          onValueChange={(method) => withdrawal.send({ type: 'method.change', method })}
        />
        <TextField
          label={t('holder')}
          error={problems.holder === null ? undefined : t(`problems.${problems.holder}`)}
          required
          autoComplete="name"
          maxLength={200}
          value={draft.holder}
          readOnly={isBusy}
          onChange={({ currentTarget }) =>
            withdrawal.send({ type: 'holder.change', holder: currentTarget.value })
          }
        />
        <TextField
          label={t(draft.method === 'iban' ? 'ibanLabel' : 'paypalLabel')}
          error={problems.account === null ? undefined : t(`problems.${problems.account}`)}
          required
          type={draft.method === 'iban' ? 'text' : 'email'}
          autoComplete={draft.method === 'iban' ? 'off' : 'email'}
          spellCheck={false}
          maxLength={254}
          value={draft.account}
          readOnly={isBusy}
          onChange={({ currentTarget }) =>
            withdrawal.send({ type: 'account.change', account: currentTarget.value })
          }
        />
        {refusal === null ? null : (
          <Notice role="alert" tone="danger">
            {refusal}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
