import { assign, raise, sendTo } from 'xstate';
import { parseRoute, type Route } from '../navigation/route.ts';
import {
  closeDesk,
  forgetOwnRules,
  greet,
  rememberUnheard,
  tellDesk,
  lookForInvited,
  openPanelOfArrival,
  passDismissal,
  remindOfSignIn,
  takeArrival,
  showRefusal,
  showAccount,
  showVisitorOrMember,
  openDocument,
  openWritten,
  refreshLists,
  followTrashed,
  offerUndo,
  tellOfCopy,
} from './app.actions.ts';
import { appSetup } from './app.setup.ts';

/**
 * The app: it spawns the flows of every page and the desk of the document that is shown, and joins them. The page
 * follows the route as soon as there is a session; what a document needs is fetched with the first one.
 *
 * Tags: `visible`, `busy`, `failed`, and the name of the page.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input: { path, reloaded, preferences, themes, arrival }, spawn }) => {
    const session = spawn('session', { id: 'session', input: { reloaded } });
    const navigation = spawn('navigation', { id: 'navigation', input: { path } });
    const account = spawn('account', { id: 'account' });
    const kept = spawn('preferences', { id: 'preferences', input: { preferences, themes } });
    const favourites = spawn('favourites', { id: 'favourites' });
    const notifications = spawn('notifications', { id: 'notifications' });
    const overlay = spawn('overlay', { id: 'overlay' });
    const sidebar = spawn('sidebar', { id: 'sidebar' });
    const home = spawn('home', { id: 'home' });
    const imports = spawn('import', { id: 'import' });
    const history = spawn('history', { id: 'history' });
    const changelog = spawn('changelog', { id: 'changelog' });
    const starred = spawn('starred', { id: 'starred' });
    const row = spawn('row', { id: 'row' });
    const trash = spawn('trash', { id: 'trash' });
    const deletion = spawn('deletion', { id: 'deletion' });
    const login = spawn('login', { id: 'login' });
    const profile = spawn('profile', { id: 'profile' });
    const sharing = spawn('sharing', { id: 'sharing' });
    const picture = spawn('picture', { id: 'picture' });
    const devices = spawn('devices', { id: 'devices' });
    const details = spawn('details', { id: 'details' });
    const feedback = spawn('feedback', { id: 'feedback' });
    const recommendation = spawn('recommendation', { id: 'recommendation' });
    const install = spawn('install', { id: 'install' });
    const brainstorm = spawn('brainstorm', { id: 'brainstorm' });
    const essay = spawn('essay', { id: 'essay' });
    const inherited = preferences.ignoredRules;
    const dictionary = spawn('dictionary', { id: 'dictionary', input: { inherited } });
    const upgrade = spawn('upgrade', { id: 'upgrade' });
    const paymentReturn = spawn('payment-return', { id: 'payment-return' });
    const referral = spawn('referral', { id: 'referral' });
    const withdrawal = spawn('withdrawal', { id: 'withdrawal' });
    spawn('relay', { input: { from: session, name: 'session' } });
    spawn('relay', { input: { from: account, name: 'account' } });
    spawn('relay', { input: { from: navigation, name: 'navigation' } });
    spawn('relay', { input: { from: kept, name: 'preferences' } });
    spawn('relay', { input: { from: favourites, name: 'favourites' } });
    spawn('relay', { input: { from: notifications, name: 'notifications' } });
    spawn('relay', { input: { from: overlay, name: 'overlay' } });
    spawn('relay', { input: { from: home, name: 'home' } });
    spawn('relay', { input: { from: imports, name: 'import' } });
    spawn('relay', { input: { from: history, name: 'history' } });
    spawn('relay', { input: { from: starred, name: 'starred' } });
    spawn('relay', { input: { from: row, name: 'row' } });
    spawn('relay', { input: { from: trash, name: 'trash' } });
    spawn('relay', { input: { from: deletion, name: 'deletion' } });
    spawn('relay', { input: { from: login, name: 'login' } });
    spawn('relay', { input: { from: profile, name: 'profile' } });
    spawn('relay', { input: { from: sharing, name: 'sharing' } });
    spawn('relay', { input: { from: picture, name: 'picture' } });
    spawn('relay', { input: { from: devices, name: 'devices' } });
    spawn('relay', { input: { from: details, name: 'details' } });
    spawn('relay', { input: { from: feedback, name: 'feedback' } });
    spawn('relay', { input: { from: recommendation, name: 'recommendation' } });
    spawn('relay', { input: { from: install, name: 'install' } });
    spawn('relay', { input: { from: brainstorm, name: 'brainstorm' } });
    spawn('relay', { input: { from: essay, name: 'essay' } });
    spawn('relay', { input: { from: dictionary, name: 'dictionary' } });
    spawn('relay', { input: { from: upgrade, name: 'upgrade' } });
    spawn('relay', { input: { from: paymentReturn, name: 'payment-return' } });
    spawn('relay', { input: { from: referral, name: 'referral' } });
    spawn('relay', { input: { from: withdrawal, name: 'withdrawal' } });
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
        import: imports,
        history,
        changelog,
        starred,
        row,
        trash,
        deletion,
        login,
        profile,
        sharing,
        picture,
        devices,
        details,
        feedback,
        recommendation,
        install,
        brainstorm,
        essay,
        dictionary,
        upgrade,
        'payment-return': paymentReturn,
        referral,
        withdrawal,
      },
      route: parseRoute(path),
      preferences,
      unheard: { words: [], ignoredRules: inherited },
      accountType: null,
      pro: false,
      written: null,
      paidAsVisitor: false,
      arrival,
      desk: null,
    };
  },
  invoke: { id: 'visits', src: 'visits' },
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
      { guard: ({ context }) => context.pro, actions: showAccount },
      {
        guard: ({ context }) => context.paidAsVisitor,
        actions: sendTo('payment-return', { type: 'remind' }),
      },
      { actions: sendTo('upgrade', { type: 'open' }) },
    ],
    'upgrade.opened': { actions: sendTo('overlay', { type: 'open', name: 'upgrade' }) },
    'upgrade.closed': { actions: sendTo('overlay', { type: 'close', name: 'upgrade' }) },
    'upgrade.paid': { actions: sendTo('account', { type: 'refresh' }) },
    'payment-return.opened': { actions: sendTo('overlay', { type: 'open', name: 'payment-return' }) },
    'payment-return.closed': { actions: sendTo('overlay', { type: 'close', name: 'payment-return' }) },
    'payment-return.unpaid': { actions: sendTo('account', { type: 'pro.disclaim' }) },
    'payment-return.retry': { actions: raise({ type: 'open-upgrade-panel' }) },
    'payment-return.signIn': { actions: raise({ type: 'open-login' }) },
    'open-account': [
      {
        guard: ({ context: { accountType, pro } }) =>
          !pro && (accountType === 'main' || accountType === 'anon'),
        actions: raise({ type: 'open-upgrade-panel' }),
      },
      { actions: showAccount },
    ],
    'open-withdrawal': { actions: sendTo('withdrawal', { type: 'open' }) },
    'withdrawal.opened': { actions: sendTo('overlay', { type: 'open', name: 'withdrawal' }) },
    'withdrawal.closed': { actions: sendTo('overlay', { type: 'close', name: 'withdrawal' }) },
    'withdrawal.requested': { actions: sendTo('account', { type: 'refresh' }) },
    'open-gift': [
      {
        guard: ({ context }) => context.accountType === 'anon',
        actions: raise({ type: 'open-login' }),
      },
      { actions: sendTo('referral', { type: 'gift.open' }) },
    ],
    'referral.opened': { actions: sendTo('overlay', ({ event }) => ({ type: 'open', name: event.name })) },
    'referral.closed': { actions: sendTo('overlay', ({ event }) => ({ type: 'close', name: event.name })) },
    'referral.settled': { actions: sendTo('account', { type: 'refresh' }) },
    'referral.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'profile.refused': { actions: showRefusal },
    'sharing.refused': { actions: showRefusal },
    'sharing.opened': {
      actions: sendTo('overlay', ({ event }) => ({ type: 'open', name: event.name })),
    },
    'sharing.closed': {
      actions: sendTo('overlay', ({ event }) => ({ type: 'close', name: event.name })),
    },
    'picture.opened': { actions: sendTo('overlay', { type: 'open', name: 'picture' }) },
    'picture.closed': { actions: sendTo('overlay', { type: 'close', name: 'picture' }) },
    'picture.chosen': {
      actions: sendTo('sharing', ({ event }) => ({ type: 'image.change', image: event.image })),
    },
    'picture.changed': { actions: sendTo('account', { type: 'refresh' }) },
    'picture.refused': { actions: showRefusal },
    'devices.refused': { actions: showRefusal },
    'dictionary.changed': { actions: [rememberUnheard, tellDesk] },
    'dictionary.inherited': { actions: forgetOwnRules },
    'dictionary.refused': { actions: showRefusal },
    'desk.dictionary': { actions: sendTo('dictionary', ({ event }) => event.change) },
    'details.opened': { actions: sendTo('overlay', { type: 'open', name: 'details' }) },
    'details.closed': { actions: sendTo('overlay', { type: 'close', name: 'details' }) },
    'details.changed': { actions: sendTo('account', { type: 'refresh' }) },
    'details.refused': { actions: showRefusal },
    'feedback.opened': { actions: sendTo('overlay', { type: 'open', name: 'feedback' }) },
    'feedback.closed': { actions: sendTo('overlay', { type: 'close', name: 'feedback' }) },
    'recommendation.opened': { actions: sendTo('overlay', { type: 'open', name: 'recommendation' }) },
    'recommendation.closed': { actions: sendTo('overlay', { type: 'close', name: 'recommendation' }) },
    'install.opened': { actions: sendTo('overlay', { type: 'open', name: 'install' }) },
    'install.closed': { actions: sendTo('overlay', { type: 'close', name: 'install' }) },
    'brainstorm.opened': { actions: sendTo('overlay', { type: 'open', name: 'brainstorm' }) },
    'brainstorm.closed': { actions: sendTo('overlay', { type: 'close', name: 'brainstorm' }) },
    'brainstorm.charged': { actions: sendTo('account', { type: 'refresh' }) },
    'brainstorm.created': { actions: openWritten },
    'brainstorm.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'essay.opened': {
      actions: [
        sendTo('overlay', { type: 'open', name: 'essay' }),
        sendTo('preferences', { type: 'set', change: { essayTourSeen: true } }),
      ],
    },
    'essay.closed': { actions: sendTo('overlay', { type: 'close', name: 'essay' }) },
    'essay.charged': { actions: sendTo('account', { type: 'refresh' }) },
    'essay.created': { actions: openWritten },
    'essay.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'fetch-tags': { actions: [sendTo('home', { type: 'enter' }), tellDesk] },
    'desk.fetch-tags': { actions: raise({ type: 'fetch-tags' }) },
    'notifications.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'preferences.change': {
      actions: [
        assign({ preferences: ({ context, event }) => ({ ...context.preferences, ...event.change }) }),
        tellDesk,
      ],
    },
    'overlay.dismissed': { actions: passDismissal },
    'open-login': { actions: sendTo('login', { type: 'open' }) },
    'login.opened': { actions: sendTo('overlay', { type: 'open', name: 'login' }) },
    'login.closed': { actions: sendTo('overlay', { type: 'close', name: 'login' }) },
    'login.returned': { actions: sendTo('account', { type: 'refresh' }) },
    'account.known': {
      actions: [
        remindOfSignIn,
        lookForInvited,
        assign({
          accountType: ({ event }) => event.accountType,
          pro: ({ event }) => event.pro,
          paidAsVisitor: ({ event }) => event.paid && event.accountType === 'anon',
        }),
        sendTo('essay', ({ event }) => ({
          type: 'account.change',
          pro: event.pro,
          countryCode: event.countryCode,
        })),
        showVisitorOrMember,
        tellDesk,
        openPanelOfArrival,
      ],
    },
    'account.changed': {
      actions: [
        sendTo('login', { type: 'dismiss' }),
        sendTo('home', { type: 'enter' }),
        sendTo('dictionary', { type: 'enter' }),
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
    'import.opened': { actions: sendTo('overlay', { type: 'open', name: 'import' }) },
    'import.closed': { actions: sendTo('overlay', { type: 'close', name: 'import' }) },
    'import.imported': { actions: refreshLists },
    'import.chosen': { actions: openDocument },
    'home.opened': { actions: openDocument },
    'home.refused': { actions: showRefusal },
    'history.refused': { actions: showRefusal },
    'history.opened': { actions: openDocument },
    'row.overlay.open': { actions: sendTo('overlay', ({ event }) => ({ type: 'open', name: event.name })) },
    'row.overlay.close': {
      actions: sendTo('overlay', ({ event }) => ({ type: 'close', name: event.name })),
    },
    'row.changed': { actions: refreshLists },
    'row.duplicated': { actions: [refreshLists, tellOfCopy] },
    'row.refused': { actions: showRefusal },
    'starred.opened': { actions: openDocument },
    'deletion.opened': { actions: sendTo('overlay', { type: 'open', name: 'deletion' }) },
    'deletion.closed': { actions: sendTo('overlay', { type: 'close', name: 'deletion' }) },
    'deletion.refused': { actions: showRefusal },
    'deletion.done': [
      {
        guard: ({ event }) => event.task.kind === 'trash',
        actions: [followTrashed, refreshLists, offerUndo],
      },
      { actions: refreshLists },
    ],
    'notifications.undo': { actions: sendTo('trash', ({ event }) => ({ type: 'restore', id: event.id })) },
    'trash.restored': {
      actions: [
        refreshLists,
        sendTo('notifications', {
          type: 'toast.show',
          toast: { kind: 'note', message: { name: 'documentRestored' } },
        }),
      ],
    },
    'trash.refused': { actions: showRefusal },
    'desk.missing': { actions: sendTo('navigation', { type: 'document.missing' }) },
    'desk.moved': { actions: raise(({ event }) => ({ type: 'change-page' as const, route: event.route })) },
    'desk.alert': {
      actions: sendTo('notifications', ({ event }) => ({ ...event, type: 'alert.show' })),
    },
    'desk.toast': {
      actions: sendTo('notifications', ({ event }) => ({ type: 'toast.show', toast: event.toast })),
    },
    'desk.open-upgrade-panel': { actions: raise({ type: 'open-upgrade-panel' }) },
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
        'session.ready': { target: 'shown', actions: [takeArrival, greet] },
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
          entry: sendTo('visits', ({ context }) => ({ type: 'visit', page: context.route.page })),
          always: [
            { guard: ({ context }) => context.route.page === 'document', target: 'fetching' },
            { guard: ({ context }) => context.route.page === 'account', target: 'account' },
            { guard: ({ context }) => context.route.page === 'favourites', target: 'favourites' },
            { guard: ({ context }) => context.route.page === 'trash', target: 'trash' },
            { guard: ({ context }) => context.route.page === 'history', target: 'history' },
            { guard: ({ context }) => context.route.page === 'shortcuts', target: 'shortcuts' },
            { guard: ({ context }) => context.route.page === 'changelog', target: 'changelog' },
            { target: 'home' },
          ],
        },
        home: { tags: ['visible', 'home'], entry: sendTo('home', { type: 'enter' }) },
        account: {
          tags: ['visible', 'account'],
          entry: [sendTo('account', { type: 'refresh' }), sendTo('sharing', { type: 'enter' })],
        },
        // Home as well, since the sidebar counts what home lists.
        favourites: {
          tags: ['visible', 'favourites'],
          entry: [sendTo('starred', { type: 'enter' }), sendTo('home', { type: 'enter' })],
        },
        trash: {
          tags: ['visible', 'trash'],
          entry: [sendTo('trash', { type: 'enter' }), sendTo('home', { type: 'enter' })],
        },
        history: {
          tags: ['visible', 'history'],
          entry: [sendTo('history', { type: 'enter' }), sendTo('home', { type: 'enter' })],
        },
        shortcuts: { tags: ['visible', 'shortcuts'], entry: sendTo('home', { type: 'enter' }) },
        changelog: {
          tags: ['visible', 'changelog'],
          entry: [sendTo('changelog', { type: 'enter' }), sendTo('home', { type: 'enter' })],
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
                desk: ({ context: { route, preferences, unheard, written }, event, spawn }) => {
                  const id = idOf(route);
                  const desk = spawn(event.output, {
                    input: { id, preferences, unheard, halted: id === written },
                  });
                  spawn('relay', { input: { from: desk, name: 'desk' } });
                  return desk;
                },
                written: null,
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
