import { assign, enqueueActions, raise, sendTo } from 'xstate';
import { type InputsOf, spawnFlows } from '../flows-of.ts';
import { parseRoute, type Route } from '../navigation/route.ts';
import {
  closeDesk,
  closeDrawer,
  forgetOwnRules,
  greet,
  rememberUnheard,
  tellDesk,
  lookAtLeft,
  lookAtLeftNow,
  lookForInvited,
  openPanelOfArrival,
  openWantedAccount,
  passDismissal,
  passToOverlay,
  rememberTour,
  remindOfSignIn,
  saveNow,
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
import type { AppFlows } from './app.types.ts';
import { type FirstMachines, firstMachines } from './first-machines.ts';
import type { LateMachines } from './late-machines.ts';
import { lateStarts } from './late-starts.ts';

const flowNames = [...Object.keys(firstMachines), 'overlay', ...Object.keys(lateStarts)];

type AppInputs = InputsOf<FirstMachines & LateMachines, undefined>;

/**
 * The app: it spawns the flows of every page and the desk of the open document, and connects them. The page follows the
 * route once there is a session; what a document needs is fetched with the first one. Machines of flows that no page
 * starts with are fetched later (`late-flows.ts`).
 *
 * Tags: `visible`, `busy`, `failed`, and the name of the page.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input: { path, reloaded, preferences, themes, arrival }, spawn }) => {
    const inputs: AppInputs = {
      session: { reloaded },
      navigation: { path },
      preferences: { preferences, themes },
      dictionary: { inherited: preferences.ignoredRules },
    };
    const flows = spawnFlows(spawn, flowNames, inputs) as AppFlows;
    return {
      flows,
      route: parseRoute(path),
      preferences,
      unheard: { words: [], ignoredRules: preferences.ignoredRules },
      accountType: null,
      pro: false,
      written: null,
      paidAsVisitor: false,
      accountAwaited: true,
      accountWanted: false,
      arrival,
      desk: null,
    };
  },
  invoke: { id: 'visits', src: 'visits' },
  on: {
    'overlay.open': { actions: [passToOverlay, rememberTour] },
    'overlay.offer': { actions: passToOverlay },
    'overlay.close': { actions: passToOverlay },
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
        actions: [
          sendTo('overlay', { type: 'open', name: 'payment-return' }),
          sendTo('payment-return', { type: 'remind' }),
        ],
      },
      { actions: sendTo('upgrade', { type: 'open' }) },
    ],
    'update.wanted': { actions: saveNow },
    'document.saved': { actions: sendTo('update', { type: 'saved' }) },
    'upgrade.paid': { actions: sendTo('account', { type: 'refresh' }) },
    'payment-return.settled': { actions: sendTo('account', { type: 'refresh' }) },
    'payment-return.retry': { actions: raise({ type: 'open-upgrade-panel' }) },
    'payment-return.signIn': { actions: raise({ type: 'open-login' }) },
    'open-account': [
      {
        guard: ({ context }) => context.accountAwaited,
        actions: assign({ accountWanted: true }),
      },
      {
        guard: ({ context: { accountType, pro } }) =>
          !pro && (accountType === 'main' || accountType === 'anon'),
        actions: raise({ type: 'open-upgrade-panel' }),
      },
      { actions: showAccount },
    ],
    'open-withdrawal': { actions: sendTo('withdrawal', { type: 'open' }) },
    'withdrawal.requested': { actions: sendTo('account', { type: 'refresh' }) },
    'open-gift': { actions: sendTo('referral', { type: 'gift.open' }) },
    'referral.settled': { actions: sendTo('account', { type: 'refresh' }) },
    'referral.signIn': { actions: raise({ type: 'open-login' }) },
    'referral.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'profile.refused': { actions: showRefusal },
    'sharing.refused': { actions: showRefusal },
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
    'details.changed': { actions: sendTo('account', { type: 'refresh' }) },
    'details.refused': { actions: showRefusal },
    'brainstorm.charged': { actions: sendTo('account', { type: 'refresh' }) },
    'brainstorm.created': { actions: openWritten },
    'brainstorm.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
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
    'login.returned': { actions: sendTo('account', { type: 'refresh' }) },
    'account.known': {
      actions: [
        remindOfSignIn,
        lookForInvited,
        assign({
          accountType: ({ event }) => event.accountType,
          pro: ({ event }) => event.pro,
          paidAsVisitor: ({ event }) => event.paid && event.accountType === 'anon',
          accountAwaited: false,
        }),
        openWantedAccount,
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
    'account.missed': { actions: [assign({ accountAwaited: false }), openWantedAccount] },
    'account.changed': {
      actions: [
        sendTo('login', { type: 'dismiss' }),
        sendTo('home', { type: 'enter' }),
        sendTo('dictionary', { type: 'enter' }),
        enqueueActions(({ enqueue, event: { email, wasVisitor } }) => {
          // A visitor whose session has expired carries on as a new visitor.
          if (email === null && wasVisitor) return;
          const message =
            email !== null && wasVisitor
              ? ({ name: 'signedIn', values: { email } } as const)
              : ({ name: 'accountChanged' } as const);
          enqueue.sendTo('notifications', { type: 'toast.show', toast: { kind: 'note', message } });
        }),
      ],
    },
    'flow.unreachable': {
      actions: sendTo('notifications', { type: 'alert.show', message: { name: 'partUnreachable' } }),
    },
    'favourites.refused': { actions: showRefusal },
    'import.imported': { actions: refreshLists },
    'import.chosen': { actions: openDocument },
    'home.chosen': { actions: openDocument },
    'home.searched': {
      actions: sendTo('search', ({ event }) => ({ type: 'term.change', term: event.term })),
    },
    'samples.wanted': { actions: sendTo('essay', { type: 'open' }) },
    'home.refused': { actions: showRefusal },
    'palette.refused': { actions: showRefusal },
    'palette.impossible': {
      actions: sendTo('notifications', ({ event: { name } }) => ({
        type: 'toast.show',
        toast: { kind: 'note', message: { name: 'commandImpossible', values: { name } } },
      })),
    },
    'home.unreachable': {
      actions: sendTo('notifications', {
        type: 'toast.show',
        toast: { kind: 'note', message: { name: 'newPageOffline' } },
      }),
    },
    'greeting.dismissed': {
      actions: sendTo('preferences', ({ context }) => ({
        type: 'set',
        change: { greetingCloses: context.preferences.greetingCloses + 1 },
      })),
    },
    'history.refused': { actions: showRefusal },
    'history.chosen': { actions: openDocument },
    'row.changed': { actions: refreshLists },
    'row.duplicated': { actions: [refreshLists, tellOfCopy] },
    'row.refused': { actions: showRefusal },
    'starred.chosen': { actions: openDocument },
    'recovery.kept': {
      actions: [
        refreshLists,
        sendTo('notifications', {
          type: 'toast.show',
          toast: { kind: 'note', message: { name: 'wordsKept' } },
        }),
      ],
    },
    'deletion.refused': { actions: showRefusal },
    'deletion.done': [
      {
        guard: ({ event }) => event.task.kind === 'trash',
        actions: [followTrashed, refreshLists, offerUndo],
      },
      { actions: [refreshLists, raise({ type: 'document.gone' })] },
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
    'desk.moved': {
      actions: [
        raise(({ event }) => ({ type: 'change-page' as const, route: event.route })),
        // If the session had expired, the copy belongs to another account.
        sendTo('account', { type: 'refresh' }),
      ],
    },
    'desk.alert': {
      actions: sendTo('notifications', ({ event }) => ({ ...event, type: 'alert.show' })),
    },
    'desk.toast': {
      actions: sendTo('notifications', ({ event }) => ({ type: 'toast.show', toast: event.toast })),
    },
    'desk.open-upgrade-panel': { actions: raise({ type: 'open-upgrade-panel' }) },
    'desk.essay.wanted': {
      actions: sendTo('essay', ({ event }) => ({ type: 'open', topic: event.topic })),
    },
    'desk.words.spent': { actions: sendTo('account', { type: 'refresh' }) },
    'desk.preferences.set': {
      actions: sendTo('preferences', ({ event }) => ({ type: 'set', change: event.change })),
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
      invoke: { id: 'leftTexts', src: 'leftTexts' },
      initial: 'choosing',
      on: {
        'lists.stale': { actions: refreshLists },
        'document.gone': { actions: lookAtLeft },
        'desk.missing': { actions: [sendTo('navigation', { type: 'document.missing' }), lookAtLeftNow] },
        'words.left': {
          actions: sendTo('recovery', ({ event: { words } }) => ({ type: 'found', words })),
        },
        'navigation.route.change': {
          target: '.choosing',
          actions: [assign({ route: ({ event }) => event.route }), closeDrawer],
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
            { guard: ({ context }) => context.route.page === 'prices', target: 'prices' },
            { target: 'home' },
          ],
        },
        home: {
          tags: ['visible', 'home'],
          entry: [
            sendTo('home', { type: 'enter' }),
            sendTo('samples', { type: 'enter' }),
            sendTo('greeting', ({ context }) => ({
              type: 'enter',
              closes: context.preferences.greetingCloses,
            })),
          ],
          exit: sendTo('greeting', { type: 'leave' }),
        },
        account: {
          tags: ['visible', 'account'],
          entry: [sendTo('account', { type: 'refresh' }), sendTo('sharing', { type: 'enter' })],
        },
        // Home too, since the sidebar counts what home lists.
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
        prices: {
          tags: ['visible', 'prices'],
          entry: [sendTo('prices', { type: 'enter' }), sendTo('home', { type: 'enter' })],
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
