import '@octavo/ui/theme.css';
import { themeNames } from '@octavo/ui/theme/entries';
import { guardCompositions } from '@octavo/ui/typing';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { bindAppShortcuts } from './app/app-shortcuts.ts';
import { RunningApp } from './app/app.tsx';
import { bindCommands } from './app/menu-commands.ts';
import { readArrival } from './app/read-arrival.ts';
import { reloadForAnother } from './device/reload-for-another.ts';
import { firstNamespaces } from './first-namespaces.ts';
import { startI18n } from './i18n.ts';
import { startOffline } from './offline/start-offline.ts';
import { startFailed } from './start/page-events.ts';
import { hasReloaded } from './start/reload-mark.ts';
import { deskCode, wiredApp } from './wiring/app.ts';
import { preferencesOfDevice } from './wiring/preferences.ts';

/** How long the still frame may wait for the session, in milliseconds. */
const stillTime = 2000;

await startI18n(firstNamespaces);
// Not at the top level: the parts that it waits for import this module, and only run when this module has ended. In a
// task of its own, so that a tap in between is handled.
setTimeout(() => {
  run().catch((error: unknown) => {
    reportError(error);
    dispatchEvent(new Event(startFailed));
  });
});

async function run(): Promise<void> {
  reloadForAnother();
  guardCompositions();
  const app = createActor(wiredApp, {
    input: {
      path: location.pathname,
      reloaded: hasReloaded(),
      arrival: readArrival(location.search),
      preferences: preferencesOfDevice(),
      themes: themeNames,
    },
  }).start();
  bindAppShortcuts(app);
  bindCommands(async () => (await import('./app/app-commands.ts')).appCommands(app));
  // Until then the still frame is on the page; after it, the app says what it is waiting for.
  await waitFor(app.getSnapshot().context.flows.session, (state) => !state.hasTag('busy'), {
    timeout: stillTime,
  }).catch(() => {});
  if (document.querySelector('[data-still=text]')) {
    await deskCode()
      .then((desk) => desk.opened(app))
      .catch(() => {});
  }
  // Rendered in slices: the still frame stays until the first page is complete, and taps are handled meanwhile.
  const root = createRoot(document.querySelector('#root') ?? document.body);
  startTransition(() => root.render(<RunningApp app={app} />));
  startOffline();
}
