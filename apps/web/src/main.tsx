import '@octavo/ui/theme.css';
import { brand } from '@octavo/contract/brand';
import { themeNames } from '@octavo/ui/theme/entries';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { bindAppShortcuts } from './app/app-shortcuts.ts';
import { RunningApp } from './app/app.tsx';
import { readArrival } from './app/read-arrival.ts';
import { startI18n } from './i18n.ts';
import { startOffline } from './offline/start-offline.ts';
import { wiredApp } from './wiring/app.ts';
import { preferencesOfDevice } from './wiring/preferences.ts';
import { hasReloaded } from './wiring/session.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

document.title = brand.name;
await startI18n([
  'common',
  'account',
  'home',
  'greeting',
  'errors',
  'notifications',
  'session',
  'sidebar',
  'preferences',
  'referral',
]);
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
createRoot(root).render(<RunningApp app={app} />);
startOffline();
