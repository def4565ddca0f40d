import { assign, raise, sendTo } from 'xstate';
import { type InputsOf, spawnFlows } from '../flows-of.ts';
import { parseRoute } from '../navigation/route.ts';
import {
  forgetOwnRules,
  greet,
  rememberIgnoreList,
  forwardToDesk,
  passDismissal,
  passToOverlay,
  rememberTour,
  saveNow,
  takeArrival,
  showRefusal,
  showAccount,
  openDocument,
  openWritten,
  refreshLists,
  followTrashed,
  offerUndo,
  announceCopy,
  reportStandIn,
} from './app.actions.ts';
import { accountChanges } from './app.account.ts';
import { shown } from './app.pages.ts';
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
      ignoreList: { words: [], ignoredRules: preferences.ignoredRules },
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
    'dictionary.changed': { actions: [rememberIgnoreList, forwardToDesk] },
    'dictionary.inherited': { actions: forgetOwnRules },
    'dictionary.refused': { actions: showRefusal },
    'desk.dictionary': { actions: sendTo('dictionary', ({ event }) => event.change) },
    'details.changed': { actions: sendTo('account', { type: 'refresh' }) },
    'details.refused': { actions: showRefusal },
    'brainstorm.charged': { actions: sendTo('account', { type: 'refresh' }) },
    'brainstorm.created': { actions: openWritten },
    'brainstorm.stoodIn': { actions: reportStandIn },
    'brainstorm.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'browser-model.chosen': {
      actions: sendTo('preferences', ({ event }) => ({
        type: 'set',
        change: { browserModelEnabled: event.isOn },
      })),
    },
    'essay.charged': { actions: sendTo('account', { type: 'refresh' }) },
    'essay.created': { actions: openWritten },
    'essay.stoodIn': { actions: reportStandIn },
    'essay.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'fetch-tags': { actions: [sendTo('home', { type: 'enter' }), forwardToDesk] },
    'desk.fetch-tags': { actions: raise({ type: 'fetch-tags' }) },
    'notifications.upgrade': { actions: raise({ type: 'open-upgrade-panel' }) },
    'preferences.change': {
      actions: [
        assign({ preferences: ({ context, event }) => ({ ...context.preferences, ...event.change }) }),
        forwardToDesk,
      ],
    },
    'overlay.dismissed': { actions: passDismissal },
    'open-login': { actions: sendTo('login', { type: 'open' }) },
    'login.returned': { actions: sendTo('account', { type: 'refresh' }) },
    ...accountChanges.on,
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
    'row.duplicated': { actions: [refreshLists, announceCopy] },
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
    shown,
  },
});
