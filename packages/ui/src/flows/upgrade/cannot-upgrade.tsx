import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/alert-dialog/index.ts';
import { Button } from '../../components/button/index.ts';

export interface CannotUpgradeProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says to a shared account that its owner is the one who can upgrade (SPEC §6). */
export function CannotUpgrade({ open, onClose }: CannotUpgradeProps) {
  const { t } = useTranslation(['upgrade', 'common']);
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={t('cannotUpgrade.title')}
      message={t('cannotUpgrade.message')}
      actions={
        <Button tone="solid" onClick={onClose}>
          {t('common:ok')}
        </Button>
      }
    />
  );
}
