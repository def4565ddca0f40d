import { app } from './actors.ts';
import { bindShortcuts } from './bind-shortcuts.ts';

/** The shortcuts that work on every page. */
export function bindAppShortcuts(): () => void {
  return bindShortcuts({
    goHome: () => app.navigation.send({ type: 'page.change', route: { page: 'home' } }),
    toggleSidebar: () => app.sidebar.send({ type: 'width.toggle' }),
    cycleTheme: () => app.theme.send({ type: 'theme.cycle' }),
  });
}
