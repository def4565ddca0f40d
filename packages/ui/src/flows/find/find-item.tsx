import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Opens the search from the document's menu. */
export function FindItem() {
  const { t } = useTranslation('find');
  const find = useFlow('find');
  return (
    <MenuItem
      {...useShortcut('replace')}
      icon={Search}
      onSelect={() => find.send({ type: 'open', term: '', replacing: true })}
    >
      {t('menuItem')}
    </MenuItem>
  );
}
