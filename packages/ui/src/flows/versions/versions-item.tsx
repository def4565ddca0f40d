import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Opens the versions from the document's menu. */
export function VersionsItem() {
  const { t } = useTranslation('versions');
  const versions = useFlow('versions');
  return (
    <MenuItem icon={History} onSelect={() => versions.send({ type: 'open' })}>
      {t('menuItem')}
    </MenuItem>
  );
}
