import { formatRoute, type NavigationActor } from '@octavo/machines/navigation';
import type { SidebarActor } from '@octavo/machines/sidebar';
import type { ThemeActor } from '@octavo/machines/theme';
import { useSelector } from '@xstate/react';
import { Files, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CollapseToggle } from '../../components/collapse-toggle/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Logo } from '../../components/logo/index.ts';
import { Sidebar, SidebarAction, SidebarItem } from '../../components/sidebar/index.ts';
import { followInApp } from '../home/follow-in-app.ts';
import { LanguageSelect } from '../language/index.ts';
import { ThemeButton } from '../theme/index.ts';
import { type Allowance, AllowanceMeter } from './allowance-meter.tsx';

export interface SidebarFlowProps {
  readonly actor: SidebarActor;
  readonly navigation: NavigationActor;
  readonly theme: ThemeActor;
  /** Null while it is not known, or where nothing is counted. */
  readonly allowance: Allowance | null;
  /** How many documents there are; null while that is not known. */
  readonly documents: number | null;
}

const home = { page: 'home' } as const;

/** The contents of the app; under 1024 px a drawer, which gives the focus back to its button when it closes. */
export function SidebarFlow({ actor, navigation, theme, allowance, documents }: SidebarFlowProps) {
  const { t, i18n } = useTranslation('common');
  const menu = useRef<HTMLButtonElement>(null);
  const isSlim = useSelector(actor, (state) => state.hasTag('collapsed'));
  const isOpen = useSelector(actor, (state) => state.hasTag('drawer.open'));

  function close() {
    actor.send({ type: 'drawer.close' });
    menu.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) close();
  }

  function goHome() {
    actor.send({ type: 'drawer.close' });
    navigation.send({ type: 'page.change', route: home });
  }

  return (
    <Sidebar
      label={t('nav.label')}
      collapsed={isSlim}
      drawerOpen={isOpen}
      onScrimPress={close}
      onKeyDown={closeOnEscape}
      menuButton={
        <CollapseToggle
          ref={menu}
          kind="menu"
          open={isOpen}
          openLabel={t('nav.openMenu')}
          closeLabel={t('nav.closeMenu')}
          size="lg"
          side="right"
          onKeyDown={closeOnEscape}
          onClick={() => actor.send({ type: 'drawer.toggle' })}
        />
      }
      head={<Logo isMarkOnly={isSlim} />}
      foot={
        <>
          {allowance === null ? null : <AllowanceMeter allowance={allowance} isSlim={isSlim} />}
          <LanguageSelect />
          <ThemeButton actor={theme} />
          <SidebarAction
            icon={<Icon of={isSlim ? PanelLeftOpen : PanelLeftClose} size={18} />}
            label={t(isSlim ? 'nav.expand' : 'nav.collapse')}
            aria-label={t(isSlim ? 'nav.expandSidebar' : 'nav.collapseSidebar')}
            aria-expanded={!isSlim}
            onClick={() => actor.send({ type: 'width.toggle' })}
          />
        </>
      }
    >
      <SidebarItem
        href={formatRoute(home)}
        icon={<Icon of={Files} size={isSlim ? 20 : 18} />}
        label={t('nav.pages')}
        // A document is one of the pages.
        current
        {...(documents !== null && { count: new Intl.NumberFormat(i18n.language).format(documents) })}
        onClick={followInApp(goHome)}
      />
    </Sidebar>
  );
}
