import { type ThemeActor, type ThemeName, themeNames } from '@octavo/machines/theme';
import { useSelector } from '@xstate/react';
import { LampDesk, Sun, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { SidebarAction } from '../../components/sidebar/index.ts';

const icons = { light: Sun, dark: LampDesk, cyberpunk: Zap } as const satisfies Record<ThemeName, unknown>;

/** Says which theme is on and goes on to the next: light, dark, cyberpunk and round again. */
export function ThemeButton({ actor }: { readonly actor: ThemeActor }) {
  const { t } = useTranslation('common');
  const theme = useSelector(actor, (state) => state.context.theme);
  const next = themeNames[(themeNames.indexOf(theme) + 1) % themeNames.length] ?? 'light';
  return (
    <SidebarAction
      icon={<Icon of={icons[theme]} size={18} />}
      label={t(`theme.${theme}`)}
      aria-label={t('theme.current', { theme: t(`theme.${theme}`) })}
      title={t('theme.next', { theme: t(`theme.${next}`) })}
      onClick={() => actor.send({ type: 'theme.cycle' })}
    />
  );
}
