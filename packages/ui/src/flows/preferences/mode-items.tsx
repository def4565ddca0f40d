import { Focus, UnfoldVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { usePreference } from './use-preference.ts';

/** Goes into focus mode from the document's menu; the way out is where the menu was. */
export function FocusModeItem() {
  const { t } = useTranslation('preferences');
  const preferences = useFlow('preferences');
  return (
    <MenuItem icon={Focus} onSelect={() => preferences.send({ type: 'toggle', flag: 'focusMode' })}>
      {t('focusMode')}
    </MenuItem>
  );
}

/** Switches typewriter mode from the document's menu. */
export function TypewriterItem() {
  const { t } = useTranslation('preferences');
  const preferences = useFlow('preferences');
  return (
    <MenuItem icon={UnfoldVertical} onSelect={() => preferences.send({ type: 'toggle', flag: 'typewriter' })}>
      {t(usePreference('typewriter') ? 'leaveTypewriter' : 'typewriter')}
    </MenuItem>
  );
}
