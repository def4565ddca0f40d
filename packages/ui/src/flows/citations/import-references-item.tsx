import { BookPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useReferenceImport } from './use-reference-import.ts';

/** Imports references from the document's menu, even before the document lists any. */
export function ImportReferencesItem() {
  const { t } = useTranslation('citations');
  const open = useReferenceImport();
  return (
    <MenuItem icon={BookPlus} onSelect={open}>
      {t('menuItem')}
    </MenuItem>
  );
}
