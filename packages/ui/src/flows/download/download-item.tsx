import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Opens the download modal from the document's menu. */
export function DownloadItem() {
  const { t } = useTranslation('download');
  const download = useFlow('download');
  return (
    <MenuItem icon={Download} onSelect={() => download.send({ type: 'open' })}>
      {t('menuItem')}
    </MenuItem>
  );
}
