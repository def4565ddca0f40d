import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './login-dialog.css.ts';
import { useProblem } from './use-problem.ts';

/** Asks for the code of a shared account. */
export function CodeForm({ id }: { readonly id: string }) {
  const login = useFlow('login');
  const { t } = useTranslation('login');
  const code = useSelector(login, ({ context }) => context.code);
  const failure = useSelector(login, ({ context }) => context.failure);
  const isBusy = useSelector(login, (state) => state.hasTag('busy'));
  const isFailed = useSelector(login, (state) => state.hasTag('failed'));
  const problem = useProblem();
  const isWrong = failure?.code === 'wrong_code';

  const submit = submitting(() => login.send({ type: 'submit' }));

  return (
    <form id={id} noValidate onSubmit={submit} className={css.form}>
      <TextField
        label={t('code.label')}
        hint={t('code.hint')}
        error={problem}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        readOnly={isBusy}
        onChange={({ currentTarget }) => login.send({ type: 'code.change', code: currentTarget.value })}
      />
      {isFailed ? (
        <Notice
          role="alert"
          tone="danger"
          title={isWrong ? t('code.invalid') : (failure?.message ?? t('code.invalid'))}
        >
          {isWrong ? t('code.check') : null}
        </Notice>
      ) : null}
    </form>
  );
}
