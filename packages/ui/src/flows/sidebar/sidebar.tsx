import { useSelector } from '@xstate/react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CollapseToggle } from '../../components/collapse-toggle/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Logo } from '../../components/logo/index.ts';
import { SidebarAction, SidebarPair, Sidebar as SidebarFrame } from '../../components/sidebar/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { AllowanceMeter } from '../account/index.ts';
import { useFlow } from '../flow-context/index.ts';
// Imported directly, because their indexes would add menus and switches to every first visit.
import { LanguageSelect } from '../language/language-select.tsx';
import { ThemeButton } from '../preferences/theme-button.tsx';
import { SidebarGift } from '../referral/sidebar-gift.tsx';
import { HelpAction } from './help-action.tsx';
import { SidebarPages } from './sidebar-pages.tsx';
import { SignInAction } from './sign-in-action.tsx';
import { useSidebarWidth } from './use-sidebar-width.ts';

/** The app's table of contents; under 1024 px a drawer, which returns the focus to its button when it closes. */
export function Sidebar() {
  const { t } = useTranslation('sidebar');
  const sidebar = useFlow('sidebar');
  const menu = useRef<HTMLButtonElement>(null);
  const former = useRef<HTMLElement>(null);
  const { isSlim, toggleWidth } = useSidebarWidth();
  const keys = useShortcut('toggleSidebar');
  const isOpen = useSelector(sidebar, (state) => state.hasTag('visible'));
  const hasBar = useSelector(useFlow('navigation'), ({ context }) => context.route.page === 'document');

  function close() {
    former.current = null;
    sidebar.send({ type: 'drawer.close' });
    menu.current?.focus();
  }

  // A shortcut opens the drawer from anywhere: its button takes the focus, and the shortcut gives it back.
  useEffect(() => {
    const button = menu.current;
    const before = document.activeElement;
    if (!isOpen || button === null || button === before) return;
    former.current = before instanceof HTMLElement ? before : null;
    button.focus({ preventScroll: true });
    return () => {
      const isLeft = document.activeElement === button || document.activeElement === document.body;
      if (isLeft && former.current?.isConnected === true) former.current.focus({ preventScroll: true });
    };
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) close();
  }

  return (
    <SidebarFrame
      label={t('label')}
      collapsed={isSlim}
      drawerOpen={isOpen}
      onScrimPress={close}
      onKeyDown={closeOnEscape}
      menuButton={
        <CollapseToggle
          ref={menu}
          kind="menu"
          open={isOpen}
          openLabel={t('openMenu')}
          closeLabel={t('closeMenu')}
          size="lg"
          // A document scrolls below its bar, every other page below the button itself.
          tone={hasBar || isOpen ? 'quiet' : 'outline'}
          side="right"
          onKeyDown={closeOnEscape}
          onClick={() => sidebar.send({ type: 'drawer.toggle' })}
        />
      }
      head={<Logo isMarkOnly={isSlim} />}
      foot={
        <>
          <AllowanceMeter isSlim={isSlim} />
          <SidebarGift isSlim={isSlim} />
          <SidebarPair>
            <SignInAction />
            <HelpAction />
          </SidebarPair>
          <LanguageSelect />
          <SidebarPair>
            <ThemeButton />
            <SidebarAction
              {...keys}
              icon={<Icon of={isSlim ? PanelLeftOpen : PanelLeftClose} size={18} />}
              label={t(isSlim ? 'expand' : 'collapse')}
              hint={t(isSlim ? 'expandSidebar' : 'collapseSidebar')}
              aria-label={t(isSlim ? 'expandSidebar' : 'collapseSidebar')}
              aria-expanded={!isSlim}
              onClick={toggleWidth}
            />
          </SidebarPair>
        </>
      }
    >
      <SidebarPages isSlim={isSlim} />
    </SidebarFrame>
  );
}
