import { Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Opens the tags from the document's menu. */
export function TagsItem() {
  const { t } = useTranslation('tags');
  const tags = useFlow('tags');
  return (
    <MenuItem icon={Tag} onSelect={() => tags.send({ type: 'open' })}>
      {t('menuItem')}
    </MenuItem>
  );
}
