import type { OverlayName } from '../overlay/overlay-name.ts';
import { appSetup } from './app.setup.ts';
import type { AppFlows } from './app.types.ts';

export const closeDesk = appSetup.enqueueActions(({ context: { desk }, enqueue }) => {
  if (desk === null) return;
  enqueue.sendTo(desk, { type: 'close' });
  // What was written on this desk may be the only copy of the document.
  enqueue.sendTo('leftTexts', { type: 'look' });
  enqueue.assign({ desk: null });
  const flows = Object.keys(desk.getSnapshot().context.flows);
  enqueue.sendTo('overlay', { type: 'leave', flows });
});

export const lookAtLeft = appSetup.sendTo('leftTexts', { type: 'look' });

/** Anyone who opened a missing document is looking for its words now. */
export const lookAtLeftNow = appSetup.sendTo('leftTexts', { type: 'look.now' });

/** On a small screen the drawer would cover the page that it led to. */
export const closeDrawer = appSetup.sendTo('sidebar', { type: 'drawer.close' });

/** The account button was pressed before the account was known. */
export const openWantedAccount = appSetup.enqueueActions(({ context: { accountWanted }, enqueue }) => {
  if (!accountWanted) return;
  enqueue.assign({ accountWanted: false });
  enqueue.raise({ type: 'open-account' });
});

/** Load the account, and the words and rules that it ignores. */
export const greet = appSetup.enqueueActions(({ enqueue }) => {
  enqueue.sendTo('account', { type: 'refresh' });
  enqueue.sendTo('dictionary', { type: 'enter' });
});

export const rememberIgnoreList = appSetup.assign({
  ignoreList: ({ context: { ignoreList }, event }) =>
    event.type === 'dictionary.changed'
      ? { words: event.words, ignoredRules: event.ignoredRules }
      : ignoreList,
});

/** The account now stores the rules that this device ignored. */
export const forgetOwnRules = appSetup.sendTo('preferences', { type: 'set', change: { ignoredRules: [] } });

/** Passes on events that the desk needs as well. */
export const forwardToDesk = appSetup.enqueueActions(({ context: { desk }, event, enqueue }) => {
  if (desk === null) return;
  switch (event.type) {
    case 'preferences.change':
    case 'fetch-tags':
    case 'account.known':
    case 'dictionary.changed':
      enqueue.sendTo(desk, event);
      break;
    default:
  }
});

/** Shows why the server refused. */
export const showRefusal = appSetup.enqueueActions(({ event, enqueue }) => {
  if (!('message' in event) || typeof event.message !== 'string') return;
  enqueue.sendTo('notifications', { type: 'alert.show', message: { text: event.message } });
});

export const showAccount = appSetup.raise({ type: 'change-page', route: { page: 'account' } });

/** The account page shows visitors how many pages an account would keep, and members where they are signed in. */
export const showVisitorOrMember = appSetup.enqueueActions(({ context: { accountType, route }, enqueue }) => {
  if (route.page !== 'account') return;
  if (accountType === 'anon') enqueue.sendTo('home', { type: 'enter' });
  if (accountType === 'main') enqueue.sendTo('devices', { type: 'enter' });
});

/** A list reports which document was chosen. */
export const openDocument = appSetup.enqueueActions(({ event, enqueue }) => {
  if (!('id' in event)) return;
  enqueue.raise({ type: 'change-page', route: { page: 'document', id: event.id } });
});

/** A newly written document is opened with suggestions paused (SPEC §4). */
export const openWritten = appSetup.enqueueActions(({ event, enqueue }) => {
  if (!('id' in event)) return;
  enqueue.assign({ written: event.id });
  enqueue.raise({ type: 'change-page', route: { page: 'document', id: event.id } });
});

const lists = ['home', 'search', 'starred', 'history'] as const;

/** Refreshes every list, after a document was added or removed. */
export const refreshLists = appSetup.enqueueActions(({ enqueue }) => {
  for (const list of [...lists, 'trash'] as const) enqueue.sendTo(list, { type: 'refresh' });
});

/** A document moved to the trash leaves the lists at once; if it is open, its page is left. */
export const followTrashed = appSetup.enqueueActions(({ context: { route }, event, enqueue }) => {
  if (event.type !== 'deletion.done' || event.task.kind !== 'trash') return;
  const { id } = event.task.document;
  for (const list of lists) enqueue.sendTo(list, { type: 'document.removed', id });
  if (route.page === 'document' && route.id === id) {
    enqueue.raise({ type: 'change-page', route: { page: 'home' } });
  }
});

export const offerUndo = appSetup.sendTo('notifications', ({ event }) => {
  if (event.type !== 'deletion.done' || event.task.kind !== 'trash') {
    throw new Error(`${event.type} tells of no document`);
  }
  const { id, title } = event.task.document;
  return {
    type: 'toast.show',
    toast: { kind: 'undo', id, message: { name: 'documentTrashed', values: { title } } },
  };
});

/** The page that opens was written without AI, though AI was promised. */
export const reportStandIn = appSetup.sendTo('notifications', {
  type: 'toast.show',
  toast: { kind: 'note', message: { name: 'stoodIn' } },
});

export const announceCopy = appSetup.sendTo('notifications', ({ event }) => {
  if (event.type !== 'row.duplicated') throw new Error(`${event.type} tells of no document`);
  return {
    type: 'toast.show',
    toast: { kind: 'note', message: { name: 'documentCopied', values: { title: event.title } } },
  };
});

/**
 * Back from a payment: check its state and drop the query from the address. If the address names no payment, Pro is
 * shown until the server answers.
 */
export const takeArrival = appSetup.enqueueActions(({ context: { arrival }, enqueue }) => {
  if (!arrival.pro && !arrival.pay) return;
  if (arrival.payment) enqueue.sendTo('payment-return', { type: 'return', address: arrival.payment });
  else if (arrival.pro) enqueue.sendTo('account', { type: 'pro.claim' });
  enqueue.sendTo('navigation', { type: 'query.drop' });
});

/** `?pay=1` triggers the upgrade button (SPEC §2) once the account is known. */
export const openPanelOfArrival = appSetup.enqueueActions(({ context: { arrival }, enqueue }) => {
  if (!arrival.pay) return;
  enqueue.assign({ arrival: { ...arrival, pay: false } });
  enqueue.raise({ type: 'open-upgrade-panel' });
});

/** A visitor who has paid is reminded to sign in (SPEC §4), once per page load. */
export const remindOfSignIn = appSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'account.known' || !event.paid || event.accountType !== 'anon') return;
  if (!context.paidAsVisitor && context.arrival.payment === null) {
    enqueue.sendTo('payment-return', { type: 'remind' });
  }
});

/** Members see what their invitations have earned (SPEC §4), once per page load. */
export const lookForInvited = appSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'account.known' || event.accountType !== 'main') return;
  if (context.accountType !== 'main') enqueue.sendTo('referral', { type: 'enter' });
});

/** A dialog opens, waits for its turn, or closes. */
export const passToOverlay = appSetup.enqueueActions(({ event, enqueue }) => {
  switch (event.type) {
    case 'overlay.open':
      enqueue.sendTo('overlay', { type: 'open', name: event.name });
      break;
    case 'overlay.offer':
      enqueue.sendTo('overlay', { type: 'offer', name: event.name });
      break;
    case 'overlay.close':
      enqueue.sendTo('overlay', { type: 'close', name: event.name });
      break;
    default:
  }
});

/** The arrow that leads to the essay disappears once it was opened. */
export const rememberTour = appSetup.enqueueActions(({ event, enqueue }) => {
  if (event.type !== 'overlay.open' || event.name !== 'essay') return;
  enqueue.sendTo('preferences', { type: 'set', change: { essayTourSeen: true } });
});

/** The flows of dialogs that do not bear their names. */
const flowsOfDialogs: { readonly [Name in OverlayName]?: keyof AppFlows } = {
  gift: 'referral',
  'share-account': 'sharing',
  'share-removal': 'sharing',
};

/** The user dismissed an overlay: notify its flow, in the app or on the desk. */
export const passDismissal = appSetup.enqueueActions(({ context: { desk, flows }, event, enqueue }) => {
  if (event.type !== 'overlay.dismissed') return;
  const name = flowsOfDialogs[event.name] ?? event.name;
  switch (name) {
    case 'upgrade':
    case 'payment-return':
    case 'withdrawal':
    case 'referral':
      enqueue.sendTo(name, { type: 'close' });
      break;
    default:
      if (name in flows) {
        enqueue.sendTo(name, { type: 'dismiss' });
      } else {
        enqueue.sendTo('row', event);
        if (desk !== null) enqueue.sendTo(desk, event);
      }
  }
});

/** Saves the open document at once; `document.saved` follows when nothing is left to save. */
export const saveNow = appSetup.enqueueActions(({ context: { desk }, enqueue }) => {
  enqueue.stopChild('untilSaved');
  if (desk === null) {
    enqueue.raise({ type: 'document.saved' });
    return;
  }
  const { document } = desk.getSnapshot().context.flows;
  enqueue.sendTo(document, { type: 'flush' });
  enqueue.spawnChild('untilSaved', { id: 'untilSaved', input: document });
});
