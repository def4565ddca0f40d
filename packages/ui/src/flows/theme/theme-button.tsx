import type { ThemeActor } from '@octavo/machines/theme';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { SidebarAction } from '../../components/sidebar/index.ts';
import { offeredTheme, themeEntries } from '../../theme/theme-entries.ts';

/** Says which theme is on and goes on to the next one. */
export function ThemeButton({ actor }: { readonly actor: ThemeActor }) {
  const { t } = useTranslation('common');
  const { t: nameOf } = useTranslation('themes');
  const theme = useSelector(actor, (state) => offeredTheme(state.context.theme));
  const next = themeEntries[themeEntries.indexOf(theme) + 1] ?? offeredTheme('');
  return (
    <SidebarAction
      icon={<Icon of={theme.icon} size={18} />}
      label={nameOf(theme.name)}
      aria-label={t('theme.current', { theme: nameOf(theme.name) })}
      title={t('theme.next', { theme: nameOf(next.name) })}
      onClick={() => actor.send({ type: 'theme.cycle' })}
    />
  );
}
