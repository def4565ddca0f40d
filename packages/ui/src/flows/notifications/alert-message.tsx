import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/alert-dialog/index.ts';
import { Button } from '../../components/button/index.ts';

export interface AlertMessageProps {
  readonly title: string;
  readonly message: string;
  readonly onDismiss: () => void;
}

/** One message that must be read. The default export, so that it can be fetched on demand. */
export default function AlertMessage({ title, message, onDismiss }: AlertMessageProps) {
  const { t } = useTranslation('common');
  return (
    <AlertDialog
      open
      title={title}
      message={message}
      onClose={onDismiss}
      actions={
        <Button tone="solid" onClick={onDismiss}>
          {t('ok')}
        </Button>
      }
    />
  );
}
