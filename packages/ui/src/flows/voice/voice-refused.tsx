import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/alert-dialog/index.ts';
import { Button } from '../../components/button/index.ts';

export interface VoiceRefusedProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says that the microphone was refused (SPEC §8). */
export function VoiceRefused({ open, onClose }: VoiceRefusedProps) {
  const { t } = useTranslation(['voice', 'common']);
  return (
    <AlertDialog
      open={open}
      title={t('start')}
      message={t('refusedHint')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:ok')}</Button>}
    />
  );
}
