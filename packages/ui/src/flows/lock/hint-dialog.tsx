import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { type Hint, HintText } from './hint-text.tsx';

export interface HintDialogProps {
  readonly open: boolean;
  /** The title of the locked document, which is not encrypted. */
  readonly title: string;
  readonly hint: Hint;
  readonly onRetry: () => void;
  /** Opens the dialog that asks for the password. */
  readonly onUnlock: () => void;
  readonly onClose: () => void;
}

/** The hint alone, from a list of documents. */
export function HintDialog({ open, title, hint, onRetry, onUnlock, onClose }: HintDialogProps) {
  const { t } = useTranslation(['lock', 'common']);
  const hasFailed = hint.status === 'failed';
  return (
    <Dialog
      open={open}
      size="sm"
      title={t('hint.title')}
      description={t('hint.note', { title })}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common:close')}
          </Button>
          {hasFailed ? <Button onClick={onRetry}>{t('common:tryAgain')}</Button> : null}
          <Button tone="solid" onClick={onUnlock}>
            {t('hint.toPassword')}
          </Button>
        </>
      }
    >
      <HintText hint={hint} />
    </Dialog>
  );
}
