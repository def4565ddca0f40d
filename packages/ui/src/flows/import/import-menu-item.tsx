import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';

/** Importing files, in the menu of kinds of new document. */
export function ImportMenuItem({ onSelect }: { readonly onSelect: () => void }) {
  const { t } = useTranslation('import-choice');
  return (
    <MenuItem icon={FileUp} onSelect={onSelect}>
      {t('label')}
    </MenuItem>
  );
}
