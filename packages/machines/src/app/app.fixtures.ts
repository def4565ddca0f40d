import { deskMachine } from '../desk/desk.machine.ts';
import { untouchedPreferences } from '../preferences/preferences.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { stage } from '../testing/stage.ts';
import { appMachine } from './app.machine.ts';

const canals = { route: { page: 'document', id: 'doc-canals' } } as const;
const home = { route: { page: 'home' } } as const;

export const appFlow = defineFlow(appMachine, {
  input: {
    path: '/app/',
    reloaded: false,
    preferences: untouchedPreferences,
    themes: ['light', 'dark', 'cyberpunk'],
  },
  reported: [
    'session.ready',
    'navigation.route.change',
    'account.changed',
    'login.opened',
    'login.closed',
    'login.returned',
    'preferences.change',
    'overlay.dismissed',
    'favourites.refused',
    'notifications.upgrade',
    'home.opened',
    'home.refused',
    'desk.missing',
    'desk.moved',
    'desk.alert',
    'desk.toast',
    'desk.words.spent',
    'desk.preferences.set',
    'desk.overlay.open',
    'desk.overlay.close',
    'desk.fetch-tags',
    'fetch-tags',
    'change-page',
    'open-upgrade-panel',
  ],
  samples: {
    'session.ready': [{}],
    'navigation.route.change': [home, canals],
    'preferences.change': [{ change: { theme: 'dark' } }],
    'favourites.refused': [{ message: 'This document is not yours any more.' }],
    'notifications.upgrade': [{}],
    'overlay.dismissed': [{ name: 'download' }, { name: 'login' }],
    'home.opened': [{ id: 'doc-canals' }],
    'home.refused': [{ message: 'There is no room for another document.' }],
    'desk.missing': [{}],
    'desk.moved': [{ route: { page: 'document', id: 'doc-copy' } }],
    'desk.alert': [{ message: { name: 'pasteRefused' } }],
    'desk.toast': [{ toast: { kind: 'limit' } }],
    'desk.words.spent': [{}],
    'desk.preferences.set': [{ change: { suggestionsEnabled: true } }],
    'desk.overlay.open': [{ name: 'download' }],
    'desk.overlay.close': [{ name: 'download' }],
    'desk.fetch-tags': [{}],
    'fetch-tags': [{}],
    'change-page': [home],
    'open-upgrade-panel': [{}],
    'account.changed': [{ email: 'ada@write.example' }],
    'open-login': [{}],
    'login.opened': [{}],
    'login.closed': [{}],
    'login.returned': [{}],
    retry: [{}],
    'xstate.done.actor.fetchDesk': [{ output: stage(deskMachine) }],
    'xstate.error.actor.fetchDesk': [{ error: new Error('The page could not be fetched.') }],
  },
  key: ({ route, preferences, desk }) => [route, preferences.theme, desk !== null],
});
