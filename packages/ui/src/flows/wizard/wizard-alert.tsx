import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';
import { WizardPage, type WizardShell } from './wizard-page.tsx';

export interface WizardAlertProps extends WizardShell {
  readonly name: string;
  /** What happened, in the server's words. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Why nothing was written. What was entered is kept. */
export function WizardAlert({ name, message, onRetry, ...shell }: WizardAlertProps) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <WizardPage
      {...shell}
      name={name}
      page="alert"
      question={t('error.title')}
      onContinue={onRetry}
      continueLabel={t('common:tryAgain')}
    >
      <Notice role="alert" tone="danger" title={message}>
        {t('error.hint')}
      </Notice>
    </WizardPage>
  );
}
