import { appSetup } from './app.setup.ts';

export const closeDesk = appSetup.enqueueActions(({ context: { desk }, enqueue }) => {
  if (desk !== null) enqueue.sendTo(desk, { type: 'close' });
  enqueue.assign({ desk: null });
});

/** Who it is, and what that account does not want to hear of. */
export const greet = appSetup.enqueueActions(({ enqueue }) => {
  enqueue.sendTo('account', { type: 'refresh' });
  enqueue.sendTo('dictionary', { type: 'enter' });
});

export const rememberUnheard = appSetup.assign({
  unheard: ({ context: { unheard }, event }) =>
    event.type === 'dictionary.changed' ? { words: event.words, ignoredRules: event.ignoredRules } : unheard,
});

/** The account keeps the rules now that this device ignored. */
export const forgetOwnRules = appSetup.sendTo('preferences', { type: 'set', change: { ignoredRules: [] } });

/** What the desk should know as well. */
export const tellDesk = appSetup.enqueueActions(({ context: { desk }, event, enqueue }) => {
  if (desk === null) return;
  switch (event.type) {
    case 'preferences.change':
    case 'overlay.dismissed':
    case 'fetch-tags':
    case 'account.known':
    case 'dictionary.changed':
      enqueue.sendTo(desk, event);
      break;
    default:
  }
});

/** A flow passes on why the server refused. */
export const showRefusal = appSetup.enqueueActions(({ event, enqueue }) => {
  if (!('message' in event) || typeof event.message !== 'string') return;
  enqueue.sendTo('notifications', { type: 'alert.show', message: { text: event.message } });
});

export const showAccount = appSetup.raise({ type: 'change-page', route: { page: 'account' } });

/** The account page says to a visitor how many pages an account would keep, to a member where it is signed in. */
export const showVisitorOrMember = appSetup.enqueueActions(({ context: { accountType, route }, enqueue }) => {
  if (route.page !== 'account') return;
  if (accountType === 'anon') enqueue.sendTo('home', { type: 'enter' });
  if (accountType === 'main') enqueue.sendTo('devices', { type: 'enter' });
});

/** A list passes on which document was chosen. */
export const openDocument = appSetup.enqueueActions(({ event, enqueue }) => {
  if (!('id' in event)) return;
  enqueue.raise({ type: 'change-page', route: { page: 'document', id: event.id } });
});

/** What was just written is opened, with halted suggestions (SPEC §4). */
export const openWritten = appSetup.enqueueActions(({ event, enqueue }) => {
  if (!('id' in event)) return;
  enqueue.assign({ written: event.id });
  enqueue.raise({ type: 'change-page', route: { page: 'document', id: event.id } });
});

/** Every list that is shown somewhere, after a document has come or gone. */
export const refreshLists = appSetup.enqueueActions(({ enqueue }) => {
  enqueue.sendTo('home', { type: 'enter' });
  enqueue.sendTo('starred', { type: 'refresh' });
  enqueue.sendTo('history', { type: 'refresh' });
  enqueue.sendTo('trash', { type: 'refresh' });
});

/** What was moved to the trash leaves the lists at once, and its own page is left. */
export const followTrashed = appSetup.enqueueActions(({ context: { route }, event, enqueue }) => {
  if (event.type !== 'deletion.done' || event.task.kind !== 'trash') return;
  const { id } = event.task.document;
  enqueue.sendTo('home', { type: 'document.removed', id });
  enqueue.sendTo('starred', { type: 'document.removed', id });
  enqueue.sendTo('history', { type: 'document.removed', id });
  if (route.page === 'document' && route.id === id) {
    enqueue.raise({ type: 'change-page', route: { page: 'home' } });
  }
});

export const offerUndo = appSetup.sendTo('notifications', ({ event }) => {
  if (event.type !== 'deletion.done' || event.task.kind !== 'trash') {
    throw new Error(`Nothing went to the trash with ${event.type}`);
  }
  const { id, title } = event.task.document;
  return {
    type: 'toast.show',
    toast: { kind: 'undo', id, message: { name: 'documentTrashed', values: { title } } },
  };
});

export const tellOfCopy = appSetup.sendTo('notifications', ({ event }) => {
  if (event.type !== 'row.duplicated') throw new Error(`Nothing was copied with ${event.type}`);
  return {
    type: 'toast.show',
    toast: { kind: 'note', message: { name: 'documentCopied', values: { title: event.title } } },
  };
});
