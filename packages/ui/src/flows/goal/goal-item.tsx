import { Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Opens the word goal from the document's menu. */
export function GoalItem() {
  const { t } = useTranslation('goal');
  const goal = useFlow('goal');
  return (
    <MenuItem icon={Target} onSelect={() => goal.send({ type: 'open' })}>
      {t('menuItem')}
    </MenuItem>
  );
}
