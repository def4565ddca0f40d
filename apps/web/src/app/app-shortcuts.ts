import type { AppFlows } from '@octavo/machines/app';
import { bindShortcuts } from './bind-shortcuts.ts';

/** The shortcuts that work on every page. */
export function bindAppShortcuts({ navigation, preferences }: AppFlows): () => void {
  return bindShortcuts({
    goHome: () => navigation.send({ type: 'page.change', route: { page: 'home' } }),
    toggleSidebar: () => {
      const isWriting = navigation.getSnapshot().hasTag('document');
      preferences.send({ type: 'sidebar.toggle', sidebar: isWriting ? 'documentSidebar' : 'listSidebar' });
    },
    cycleTheme: () => preferences.send({ type: 'theme.cycle' }),
  });
}
