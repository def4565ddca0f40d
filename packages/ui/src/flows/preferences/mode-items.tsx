import { Focus, Type, UnfoldVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './mode-items.css.ts';
import { usePreference } from './use-preference.ts';

/** Enters focus mode from the document's menu; the button to leave it is in the menu's place. */
export function FocusModeItem() {
  const { t } = useTranslation('preferences');
  const preferences = useFlow('preferences');
  return (
    <MenuItem
      {...useShortcut('focusMode')}
      icon={Focus}
      onSelect={() => preferences.send({ type: 'toggle', flag: 'focusMode' })}
    >
      {t('focusMode')}
    </MenuItem>
  );
}

/** Toggles typewriter mode from the document's menu. */
export function TypewriterItem() {
  const { t } = useTranslation('preferences');
  const preferences = useFlow('preferences');
  return (
    <MenuItem
      {...useShortcut('typewriter')}
      icon={UnfoldVertical}
      onSelect={() => preferences.send({ type: 'toggle', flag: 'typewriter' })}
    >
      {t(usePreference('typewriter') ? 'leaveTypewriter' : 'typewriter')}
    </MenuItem>
  );
}

/** Toggles between the serif and the theme's mono typeface for documents, in themes that have one. */
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
