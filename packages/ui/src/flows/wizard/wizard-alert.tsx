import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { WizardPage, type WizardShell } from './wizard-page.tsx';

export interface WizardAlertProps extends WizardShell {
  readonly name: string;
  /** What happened, in the server's words. */
  readonly message: string;
  readonly onRetry: () => void;
  /** The label of the button, if it does not simply retry. */
  readonly retryLabel?: string | undefined;
  /** Given where Pro offers more. */
  readonly onUpgrade?: (() => void) | undefined;
}

/** Why nothing was written. The answers are kept. */
export function WizardAlert({ name, message, onRetry, retryLabel, onUpgrade, ...shell }: WizardAlertProps) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <WizardPage
      {...shell}
      name={name}
      page="alert"
      question={t('error.title')}
      onContinue={onRetry}
      continueLabel={retryLabel ?? t('common:tryAgain')}
    >
      <Notice
        role="alert"
        tone="danger"
        title={message}
        action={
          onUpgrade === undefined ? undefined : <Button onClick={onUpgrade}>{t('error.upgrade')}</Button>
        }
      >
        {t('error.hint')}
      </Notice>
    </WizardPage>
  );
}
