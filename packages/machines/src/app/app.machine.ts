import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import { accountMachine } from '../account/account.machine.ts';
import { favouritesMachine } from '../favourites/favourites.machine.ts';
import { homeMachine } from '../home/home.machine.ts';
import { loginMachine } from '../login/login.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { parseRoute, type Route } from '../navigation/route.ts';
import { notProvided } from '../not-provided.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { overlayMachine } from '../overlay/overlay.machine.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import { profileMachine } from '../profile/profile.machine.ts';
import { relay } from '../relay.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sharingMachine } from '../sharing/sharing.machine.ts';
import { sidebarMachine } from '../sidebar/sidebar.machine.ts';
import type { AppContext, AppEvent, AppInput, DeskLogic } from './app.types.ts';

const flow = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'visible' | 'busy' | 'home' | 'account' | 'document' | 'failed',
  },
  actors: {
    session: sessionMachine,
    navigation: navigationMachine,
    account: accountMachine,
    preferences: preferencesMachine,
    favourites: favouritesMachine,
    notifications: notificationsMachine,
    overlay: overlayMachine,
    sidebar: sidebarMachine,
    home: homeMachine,
    login: loginMachine,
    profile: profileMachine,
    sharing: sharingMachine,
    relay,
    /** Fetches what a document needs and gives a desk that is not running yet. */
    fetchDesk: fromPromise<DeskLogic, { id: string }>(async () => notProvided('app.fetchDesk')),
  },
});

const closeDesk = flow.enqueueActions(({ context: { desk }, enqueue }) => {
  if (desk !== null) enqueue.sendTo(desk, { type: 'close' });
  enqueue.assign({ desk: null });
});

/** What the desk should know as well. */
const tellDesk = flow.enqueueActions(({ context: { desk }, event, enqueue }) => {
  if (desk === null) return;
  switch (event.type) {
    case 'preferences.change':
    case 'overlay.dismissed':
    case 'fetch-tags':
      enqueue.sendTo(desk, event);
      break;
    default:
  }
});

/** A flow passes on why the server refused. */
const showRefusal = flow.enqueueActions(({ event, enqueue }) => {
  if (!('message' in event) || typeof event.message !== 'string') return;
  enqueue.sendTo('notifications', { type: 'alert.show', message: { text: event.message } });
});

/**
 * The app: it spawns the flows of every page and the desk of the document that is shown, and joins them. The page
 * follows the route as soon as there is a session; what a document needs is fetched with the first one.
 *
 * Tags: `visible`, `busy`, `failed`, and the name of the page.
 */
export const appMachine = flow.createMachine({
  id: 'app',
  context: ({ input: { path, reloaded, preferences, themes }, spawn }) => {
    const session = spawn('session', { id: 'session', input: { reloaded } });
    const navigation = spawn('navigation', { id: 'navigation', input: { path } });
    const account = spawn('account', { id: 'account' });
    const kept = spawn('preferences', { id: 'preferences', input: { preferences, themes } });
    const favourites = spawn('favourites', { id: 'favourites' });
    const notifications = spawn('notifications', { id: 'notifications' });
    const overlay = spawn('overlay', { id: 'overlay' });
    const sidebar = spawn('sidebar', { id: 'sidebar' });
    const home = spawn('home', { id: 'home' });
    const login = spawn('login', { id: 'login' });
    const profile = spawn('profile', { id: 'profile' });
    const sharing = spawn('sharing', { id: 'sharing' });
    spawn('relay', { input: { from: session, name: 'session' } });
    spawn('relay', { input: { from: account, name: 'account' } });
    spawn('relay', { input: { from: navigation, name: 'navigation' } });
    spawn('relay', { input: { from: kept, name: 'preferences' } });
    spawn('relay', { input: { from: favourites, name: 'favourites' } });
    spawn('relay', { input: { from: notifications, name: 'notifications' } });
    spawn('relay', { input: { from: overlay, name: 'overlay' } });
    spawn('relay', { input: { from: home, name: 'home' } });
    spawn('relay', { input: { from: login, name: 'login' } });
    spawn('relay', { input: { from: profile, name: 'profile' } });
    spawn('relay', { input: { from: sharing, name: 'sharing' } });
    return {
      flows: {
        session,
        navigation,
        account,
        preferences: kept,
        favourites,
        notifications,
        overlay,
        sidebar,
        home,
        login,
        profile,
        sharing,
      },
      route: parseRoute(path),
      preferences,
      accountType: null,
      desk: null,
    };
  },
  on: {
    'change-page': {
      actions: sendTo('navigation', ({ event }) => ({ type: 'page.change', route: event.route })),
    },
    'open-upgrade-panel': [
      {
        guard: ({ context }) => context.accountType === 'shared',
        actions: sendTo('notifications', {
          type: 'alert.show',
          about: 'upgrade',
          message: { name: 'cannotUpgrade' },
        }),
      },
      { actions: sendTo('notifications', { type: 'alert.show', message: { name: 'upgradeClosed' } }) },
    ],
    'open-account': { actions: raise({ type: 'change-page', route: { page: 'account' } }) },
    'open-withdrawal': {
      actions: sendTo('notifications', { type: 'alert.show', message: { name: 'withdrawalClosed' } }),
    },
    'profile.refused': { actions: showRefusal },
    'sharing.refused': { actions: showRefusal },
    'sharing.opened': {
      actions: sendTo('overlay', ({ event }) => ({ type: 'open', name: event.name })),
    },
    'sharing.closed': {
      actions: sendTo('overlay', ({ event }) => ({ type: 'close', name: event.name })),
    },
    'fetch-tags': { actions: [sendTo('home', { type: 'enter' }), tellDesk] },
    'desk.fetch-tags': { actions: raise({ type: 'fetch-tags' }) },
    'notifications.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'preferences.change': {
      actions: [
        assign({ preferences: ({ context, event }) => ({ ...context.preferences, ...event.change }) }),
        tellDesk,
      ],
    },
    'overlay.dismissed': [
      { guard: ({ event }) => event.name === 'login', actions: sendTo('login', { type: 'dismiss' }) },
      {
        guard: ({ event }) => event.name === 'share-account' || event.name === 'share-removal',
        actions: sendTo('sharing', { type: 'dismiss' }),
      },
      { actions: tellDesk },
    ],
    'open-login': { actions: sendTo('login', { type: 'open' }) },
    'login.opened': { actions: sendTo('overlay', { type: 'open', name: 'login' }) },
    'login.closed': { actions: sendTo('overlay', { type: 'close', name: 'login' }) },
    'login.returned': { actions: sendTo('account', { type: 'refresh' }) },
    'account.known': { actions: assign({ accountType: ({ event }) => event.accountType }) },
    'account.changed': {
      actions: [
        sendTo('login', { type: 'dismiss' }),
        sendTo('home', { type: 'enter' }),
        sendTo('notifications', ({ event: { email } }) => ({
          type: 'toast.show',
          toast: {
            kind: 'note',
            message: email === null ? { name: 'accountChanged' } : { name: 'signedIn', values: { email } },
          },
        })),
      ],
    },
    'favourites.refused': { actions: showRefusal },
    'home.opened': {
      actions: raise(({ event }) => ({
        type: 'change-page' as const,
        route: { page: 'document' as const, id: event.id },
      })),
    },
    'home.refused': { actions: showRefusal },
    'desk.missing': { actions: sendTo('navigation', { type: 'document.missing' }) },
    'desk.moved': { actions: raise(({ event }) => ({ type: 'change-page' as const, route: event.route })) },
    'desk.alert': {
      actions: sendTo('notifications', ({ event }) => ({ ...event, type: 'alert.show' })),
    },
    'desk.toast': {
      actions: sendTo('notifications', ({ event }) => ({ type: 'toast.show', toast: event.toast })),
    },
    'desk.words.spent': { actions: sendTo('account', { type: 'refresh' }) },
    'desk.preferences.set': {
      actions: sendTo('preferences', ({ event }) => ({ type: 'set', change: event.change })),
    },
    'desk.overlay.open': {
      actions: sendTo('overlay', ({ event }) => ({ type: 'open', name: event.name })),
    },
    'desk.overlay.close': {
      actions: sendTo('overlay', ({ event }) => ({ type: 'close', name: event.name })),
    },
    'navigation.route.change': { actions: assign({ route: ({ event }) => event.route }) },
  },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'session.ready': { target: 'shown', actions: sendTo('account', { type: 'refresh' }) },
      },
    },
    shown: {
      initial: 'choosing',
      on: {
        'navigation.route.change': {
          target: '.choosing',
          actions: assign({ route: ({ event }) => event.route }),
        },
      },
      states: {
        choosing: {
          always: [
            { guard: ({ context }) => context.route.page === 'document', target: 'fetching' },
            { guard: ({ context }) => context.route.page === 'account', target: 'account' },
            { target: 'home' },
          ],
        },
        home: { tags: ['visible', 'home'], entry: sendTo('home', { type: 'enter' }) },
        account: {
          tags: ['visible', 'account'],
          entry: [sendTo('account', { type: 'refresh' }), sendTo('sharing', { type: 'enter' })],
        },
        fetching: {
          tags: ['visible', 'busy', 'document'],
          invoke: {
            id: 'fetchDesk',
            src: 'fetchDesk',
            input: ({ context }) => ({ id: idOf(context.route) }),
            onDone: {
              target: 'document',
              actions: assign({
                desk: ({ context: { route, preferences }, event, spawn }) => {
                  const desk = spawn(event.output, { input: { id: idOf(route), preferences } });
                  spawn('relay', { input: { from: desk, name: 'desk' } });
                  return desk;
                },
              }),
            },
            onError: 'failed',
          },
        },
        failed: { tags: ['visible', 'failed', 'document'], on: { retry: 'fetching' } },
        document: { tags: ['visible', 'document'], exit: closeDesk },
      },
    },
  },
});

function idOf(route: Route): string {
  return route.page === 'document' ? route.id : '';
}
