import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { SidebarAction } from '../../components/sidebar/index.ts';
import { useAskedMenu } from '../layout/use-asked-menu.ts';
import { lazyPart } from '../lazy-part/index.ts';
import type { HelpMenuProps } from '../help/help-menu.tsx';

const HelpMenu = lazyPart<HelpMenuProps>(() => import('../help/help-menu.tsx'), {
  texts: ['help'],
  place: 'floating',
});

/** At the foot of the sidebar: sharing the app, installing it, and sending feedback. */
export function HelpAction() {
  const { t } = useTranslation('sidebar');
  const { asked, press, giveUp } = useAskedMenu();
  const look = {
    icon: <Icon of={LifeBuoy} size={18} />,
    label: t('help'),
    'aria-label': t('helpMenu'),
  };
  const closed = <SidebarAction {...look} {...press} />;
  if (asked === null) return closed;
  return (
    <HelpMenu
      fallback={closed}
      onDismiss={giveUp}
      trigger={<SidebarAction {...look} />}
      startsAtFirst={asked === 'keyboard'}
    />
  );
}
