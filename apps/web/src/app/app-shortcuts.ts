import { languages } from '@octavo/contract/languages';
import type { AppActor } from '@octavo/machines/app';
import type { PageName } from '@octavo/machines/navigation';
import { breakpoints } from '@octavo/ui/theme';
import i18next from 'i18next';
import { bindShortcuts } from './bind-shortcuts.ts';

/** Whether the sidebar is a drawer, which has no width of its own to remember. */
const isDrawer = () => matchMedia(`(width < ${breakpoints.panel}px)`).matches;

/** The shortcuts that work on every page. */
export function bindAppShortcuts(app: AppActor): () => void {
  const { account, brainstorm, deletion, essay, history, navigation, palette, preferences, sidebar, trash } =
    app.getSnapshot().context.flows;
  const isOn = (page: PageName) => navigation.getSnapshot().hasTag(page);
  const go = (page: PageName) => () => navigation.send({ type: 'page.change', route: { page } });
  return bindShortcuts({
    allActions: () => palette.send({ type: 'open' }),
    goHome: go('home'),
    goHistory: go('history'),
    goFavourites: go('favourites'),
    goTrash: go('trash'),
    goAccount: () => app.send({ type: 'open-account' }),
    goShortcuts: go('shortcuts'),
    goChangelog: go('changelog'),
    toggleSidebar: () => {
      if (isDrawer()) return sidebar.send({ type: 'drawer.toggle' });
      const isWriting = navigation.getSnapshot().hasTag('document');
      preferences.send({ type: 'sidebar.toggle', sidebar: isWriting ? 'documentSidebar' : 'listSidebar' });
    },
    newEssay: () => essay.send({ type: 'open' }),
    newBrainstorm: () => brainstorm.send({ type: 'open' }),
    signIn: () => {
      if (account.getSnapshot().context.account?.info.accountType !== 'anon') return false;
      app.send({ type: 'open-login' });
      return true;
    },
    upgrade: () => app.send({ type: 'open-upgrade-panel' }),
    openGift: () => app.send({ type: 'open-gift' }),
    emptyTrash: () => {
      const count = trash.getSnapshot().context.docs.length;
      if (!isOn('trash') || count === 0) return false;
      deletion.send({ type: 'ask', task: { kind: 'all', count } });
      return true;
    },
    clearDates: () => {
      if (!isOn('history')) return false;
      history.send({ type: 'days.change', days: [] });
      return true;
    },
    nextLanguage: () => {
      const next = languages.findIndex((language) => language === i18next.resolvedLanguage) + 1;
      void i18next.changeLanguage(languages[next % languages.length]);
    },
    cycleTheme: () => preferences.send({ type: 'theme.cycle' }),
  });
}
