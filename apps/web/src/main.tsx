import '@octavo/ui/theme.css';
import { brand } from '@octavo/contract/brand';
import { themeNames } from '@octavo/ui/theme/entries';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { bindAppShortcuts } from './app/app-shortcuts.ts';
import { RunningApp } from './app/app.tsx';
import { readArrival } from './app/read-arrival.ts';
import { firstNamespaces } from './first-namespaces.ts';
import { startI18n } from './i18n.ts';
import { startOffline } from './offline/start-offline.ts';
import { pause } from './start/page-events.ts';
import { hasReloaded } from './start/reload-mark.ts';
import { wiredApp } from './wiring/app.ts';
import { preferencesOfDevice } from './wiring/preferences.ts';

/** How long the still frame may stand for the session, in milliseconds. */
const stillTime = 2000;

document.title = brand.name;
await startI18n(firstNamespaces);
// The parts that it waits for import from this one: they run only when this one has come to its end.
void run(createRoot(document.querySelector('#root') ?? document.body));

async function run(place: Root): Promise<void> {
  // What follows is a task of its own, so that a tap meanwhile is heard.
  await pause(0);
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
  // Until then the still frame is on the page; whoever waits longer is told for what.
  await waitFor(app.getSnapshot().context.flows.session, (state) => !state.hasTag('busy'), {
    timeout: stillTime,
  }).catch(() => {});
  if (document.querySelector('[data-still=text]') !== null) {
    await import('./wiring/desk.ts').then(({ opened }) => opened(app)).catch(() => {});
  }
  // In slices: the still frame stays until the first page is whole, and a tap meanwhile is heard.
  startTransition(() => place.render(<RunningApp app={app} />));
  startOffline();
}
