import { nextTheme } from '@octavo/machines/preferences';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { SidebarAction } from '../../components/sidebar/index.ts';
import { offeredTheme } from '../../theme/theme-entries.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Shows the current theme, and switches to the next one. */
export function ThemeButton() {
  const { t } = useTranslation('common');
  const { t: nameOf } = useTranslation('themes');
  const preferences = useFlow('preferences');
  const theme = useSelector(preferences, ({ context }) => offeredTheme(context.preferences.theme));
  const next = useSelector(preferences, ({ context }) => offeredTheme(nextTheme(theme.name, context.themes)));
  return (
    <SidebarAction
      {...useShortcut('cycleTheme')}
      icon={<Icon of={theme.icon} size={18} />}
      label={nameOf(theme.name)}
      aria-label={t('theme.current', { theme: nameOf(theme.name) })}
      hint={t('theme.next', { theme: nameOf(next.name) })}
      onClick={() => preferences.send({ type: 'theme.cycle' })}
    />
  );
}
