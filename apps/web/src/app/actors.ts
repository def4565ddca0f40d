import { alertMachine } from '@octavo/machines/alert';
import { limitToastMachine } from '@octavo/machines/limit-toast';
import { sidebarMachine } from '@octavo/machines/sidebar';
import { noteMachine } from '@octavo/machines/note';
import { createActor } from 'xstate';
import { wiredNavigation } from '../wiring/navigation.ts';
import { hasReloaded, wiredSession } from '../wiring/session.ts';
import { themeOnPage, wiredTheme } from '../wiring/theme.ts';

/** The flows that live as long as the page. */
export const app = {
  session: createActor(wiredSession, { input: { reloaded: hasReloaded() } }),
  navigation: createActor(wiredNavigation, { input: { path: location.pathname } }),
  theme: createActor(wiredTheme, { input: { theme: themeOnPage() } }),
  sidebar: createActor(sidebarMachine),
  alert: createActor(alertMachine),
  note: createActor(noteMachine),
  limitToast: createActor(limitToastMachine),
};

/** Starts them; called once, when the page begins. */
export function startApp(): void {
  for (const actor of Object.values(app)) actor.start();
}
