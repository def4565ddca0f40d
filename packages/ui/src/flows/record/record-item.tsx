import { Footprints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Opens the writing record from the document's menu. */
export function RecordItem() {
  const { t } = useTranslation('record');
  const record = useFlow('record');
  return (
    <MenuItem icon={Footprints} onSelect={() => record.send({ type: 'open' })}>
      {t('menuItem')}
    </MenuItem>
  );
}
