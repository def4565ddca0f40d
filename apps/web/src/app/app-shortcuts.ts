import type { AppActor } from '@octavo/machines/app';
import type { PageName } from '@octavo/machines/navigation';
import { bindShortcuts } from './bind-shortcuts.ts';

/** The shortcuts that work on every page. */
export function bindAppShortcuts(app: AppActor): () => void {
  const { navigation, preferences } = app.getSnapshot().context.flows;
  const go = (page: PageName) => () => navigation.send({ type: 'page.change', route: { page } });
  return bindShortcuts({
    goHome: go('home'),
    goHistory: go('history'),
    goFavourites: go('favourites'),
    goTrash: go('trash'),
    goAccount: () => app.send({ type: 'open-account' }),
    goShortcuts: go('shortcuts'),
    goChangelog: go('changelog'),
    toggleSidebar: () => {
      const isWriting = navigation.getSnapshot().hasTag('document');
      preferences.send({ type: 'sidebar.toggle', sidebar: isWriting ? 'documentSidebar' : 'listSidebar' });
    },
    cycleTheme: () => preferences.send({ type: 'theme.cycle' }),
  });
}
