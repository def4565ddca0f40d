import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { WizardPage, type WizardShell } from './wizard-page.tsx';

export interface WizardAlertProps extends WizardShell {
  readonly name: string;
  /** What happened, in the server's words. */
  readonly message: string;
  readonly onRetry: () => void;
  /** Where the way on leads, if it is not the same once more. */
  readonly retryLabel?: string | undefined;
  /** There where more is to be had with Pro. */
  readonly onUpgrade?: (() => void) | undefined;
}

/** Why nothing was written. What was entered is kept. */
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
