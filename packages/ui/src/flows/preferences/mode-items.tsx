import { Focus, Type, UnfoldVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './mode-items.css.ts';
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

/** Chooses the serif for documents, or the theme's mono face again, where the theme has one. */
export function SerifTextItem() {
  const { t } = useTranslation('preferences');
  const preferences = useFlow('preferences');
  return (
    <div className={css.ofMonoText}>
      <MenuItem icon={Type} onSelect={() => preferences.send({ type: 'toggle', flag: 'serifText' })}>
        {t(usePreference('serifText') ? 'leaveSerifText' : 'serifText')}
      </MenuItem>
    </div>
  );
}
