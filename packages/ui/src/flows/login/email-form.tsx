import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './login-dialog.css.ts';
import { useProblem } from './use-problem.ts';

/** Asks for the address to email a link to. */
export function EmailForm({ id }: { readonly id: string }) {
  const login = useFlow('login');
  const { t } = useTranslation('login');
  const email = useSelector(login, ({ context }) => context.email);
  const failure = useSelector(login, ({ context }) => context.failure);
  const isBusy = useSelector(login, (state) => state.hasTag('busy'));
  const isFailed = useSelector(login, (state) => state.hasTag('failed'));
  const hasNoMail = useSelector(login, ({ context }) => context.methods?.mail === false);
  const problem = useProblem();

  const submit = submitting(() => login.send({ type: 'submit' }));

  if (hasNoMail) {
    return (
      <div className={css.form}>
        <Notice>{t('email.off')}</Notice>
      </div>
    );
  }
  return (
    <form id={id} noValidate onSubmit={submit} className={css.form}>
      <TextField
        label={t('email.label')}
        hint={t('email.hint')}
        error={problem}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        required
        value={email}
        readOnly={isBusy}
        onChange={({ currentTarget }) => login.send({ type: 'email.change', email: currentTarget.value })}
      />
      {isFailed ? (
        <Notice role="alert" tone="danger" title={t('email.failed')}>
          {failure?.message}
        </Notice>
      ) : null}
    </form>
  );
}
