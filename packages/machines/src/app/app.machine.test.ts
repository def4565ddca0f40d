import { expect, it, vi } from 'vitest';
import type { BillingPeriod } from '@octavo/contract/account-kinds';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { visitor } from '../account/account.fixtures.ts';
import { accountMachine } from '../account/account.machine.ts';
import type { Account } from '../account/account.types.ts';
import { deletionMachine } from '../deletion/deletion.machine.ts';
import type { DeletionTask } from '../deletion/deletion.types.ts';
import { deskMachine } from '../desk/desk.machine.ts';
import { favouritesMachine } from '../favourites/favourites.machine.ts';
import { type GreetingEvent, type GreetingFilm, greetingMachine } from '../greeting/greeting.machine.ts';
import { film } from '../greeting/film.fixtures.ts';
import { homeMachine } from '../home/home.machine.ts';
import type { HomeLists } from '../home/home.types.ts';
import { type InstallEvent, installMachine } from '../install/install.machine.ts';
import { loginMachine } from '../login/login.machine.ts';
import type { LoginEvent } from '../login/login.types.ts';
import {
  type HistoryCommand,
  type NavigationEvent,
  navigationMachine,
} from '../navigation/navigation.machine.ts';
import { type FocusCommand, overlayMachine } from '../overlay/overlay.machine.ts';
import {
  type PaymentOutcome,
  paymentReturnMachine,
  type ReturnAddress,
} from '../payment-return/payment-return.machine.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import type { PreferencesEvent, StoreCommand } from '../preferences/preferences.types.ts';
import { samples } from '../samples/samples.fixtures.ts';
import { samplesMachine } from '../samples/samples.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { callsOf } from '../testing/calls.ts';
import { stage } from '../testing/stage.ts';
import { type UpdateEvent, updateMachine } from '../update/update.machine.ts';
import { upgradeMachine } from '../upgrade/upgrade.machine.ts';
import type { Answer } from '../upgrade/upgrade.types.ts';
import { trashMachine } from '../trash/trash.machine.ts';
import { appFlow } from './app.fixtures.ts';
import { appMachine } from './app.machine.ts';
import { lateMachines } from './late-flows.fixtures.ts';
import type { Arrival, DeskLogic, LeftTextsReport, VisitEvent } from './app.types.ts';

function start(path = '/app/', arrival: Arrival = appFlow.input.arrival) {
  const authenticate = callsOf<void, { isAuthenticated: boolean }>();
  const account = callsOf<void, Account>();
  const lists = callsOf<void, HomeLists>();
  const films = callsOf<void, GreetingFilm>();
  const reload = vi.fn<() => void>();
  const createBlank = callsOf<void, { id: string }>();
  const toggle = callsOf<{ id: string }, { favourite: boolean }>();
  const prices = callsOf<{ period: BillingPeriod }, Answer>();
  const payment = callsOf<ReturnAddress, PaymentOutcome>();
  const remove = callsOf<DeletionTask, unknown>();
  const restore = callsOf<{ id: string }, unknown>();
  const links = callsOf<{ email: string }, unknown>();
  const fetchDesk = callsOf<{ id: string }, DeskLogic>();
  const visited: string[] = [];
  const look: { again: () => void } = { again: () => {} };
  const machine = appMachine.provide({
    actors: {
      ...lateMachines,
      session: sessionMachine.provide({ actors: { authenticate: fromPromise(authenticate.creator) } }),
      navigation: navigationMachine.provide({
        actors: { history: fromCallback<HistoryCommand, void, NavigationEvent>(() => {}) },
      }),
      account: accountMachine.provide({ actors: { load: fromPromise(account.creator) } }),
      preferences: preferencesMachine.provide({
        actors: { store: fromCallback<StoreCommand, void, PreferencesEvent>(() => {}) },
      }),
      favourites: favouritesMachine.provide({ actors: { toggle: fromPromise(toggle.creator) } }),
      overlay: overlayMachine.provide({ actors: { focus: fromCallback<FocusCommand>(() => {}) } }),
      home: homeMachine.provide({
        actors: {
          load: fromPromise(lists.creator),
          refresh: fromPromise(lists.creator),
          createBlank: fromPromise(createBlank.creator),
        },
      }),
      upgrade: upgradeMachine.provide({ actors: { ask: fromPromise(prices.creator) } }),
      'payment-return': paymentReturnMachine.provide({
        actors: { readStatus: fromPromise(payment.creator) },
      }),
      deletion: deletionMachine.provide({ actors: { remove: fromPromise(remove.creator) } }),
      trash: trashMachine.provide({ actors: { restore: fromPromise(restore.creator) } }),
      login: loginMachine.provide({
        actors: {
          sendLink: fromPromise(links.creator),
          watchWindow: fromCallback<LoginEvent, void, LoginEvent>(({ sendBack }) => {
            look.again = () => sendBack({ type: 'window.return' });
          }),
        },
      }),
      greeting: greetingMachine.provide({
        actors: {
          load: fromPromise(films.creator),
          language: fromCallback<GreetingEvent>(() => {}),
        },
      }),
      samples: samplesMachine.provide({ actors: { load: fromPromise(async () => samples) } }),
      install: installMachine.provide({ actors: { browser: fromCallback<InstallEvent>(() => {}) } }),
      update: updateMachine.provide({
        actors: {
          releases: fromCallback<UpdateEvent>(() => {}),
          activate: fromPromise(async (): Promise<unknown> => undefined),
          reload: fromCallback<UpdateEvent>(() => reload()),
        },
      }),
      leftTexts: fromCallback<EventObject, void, LeftTextsReport>(() => {}),
      visits: fromCallback<VisitEvent>(({ receive }) => receive(({ page }) => visited.push(page))),
      fetchDesk: fromPromise(fetchDesk.creator),
    },
  });
  const app = createActor(machine, { input: { ...appFlow.input, path, arrival } }).start();
  const context = () => app.getSnapshot().context;
  const flows = () => context().flows;
  const letIn = () => authenticate.last().resolve({ isAuthenticated: true });
  const alerts = () =>
    flows()
      .notifications.getSnapshot()
      .context.alerts.map(({ message }) => message);
  return {
    app,
    context,
    flows,
    letIn,
    alerts,
    links,
    look,
    account,
    lists,
    films,
    createBlank,
    toggle,
    fetchDesk,
    remove,
    restore,
    visited,
    prices,
    payment,
    reload,
  };
}

async function onDocument(id = 'doc-canals') {
  const flow = start(`/app/document/${id}`);
  await flow.letIn();
  await flow.fetchDesk.last().resolve(stage(deskMachine));
  return flow;
}

it('asks for nothing before there is a session', async () => {
  const { letIn, account, lists } = start();
  expect([account.calls.length, lists.calls.length]).toEqual([0, 0]);
  await letIn();
  expect([account.calls.length, lists.calls.length]).toEqual([1, 1]);
});

it('reads the lists again when the connection is back, also where they could not be read', async () => {
  const { app, letIn, lists, flows } = start();
  await letIn();
  await lists.last().reject(new Error('No connection.'));
  expect(flows().home.getSnapshot().hasTag('failed')).toBe(true);
  app.send({ type: 'lists.stale' });
  expect(lists.calls).toHaveLength(2);
  await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 0, next: null });
  app.send({ type: 'lists.stale' });
  expect([lists.calls.length, flows().home.getSnapshot().hasTag('ready')]).toEqual([3, true]);
});

it('counts each page that is shown, once there is a session', async () => {
  const { app, letIn, visited } = start('/app/trash/');
  expect(visited).toEqual([]);
  await letIn();
  app.send({ type: 'change-page', route: { page: 'history' } });
  expect(visited).toEqual(['trash', 'history']);
});

it('says so when a flow cannot be fetched', async () => {
  const { app, letIn, alerts } = start();
  await letIn();
  app.send({ type: 'flow.unreachable' });
  expect(alerts()).toEqual([{ name: 'partUnreachable' }]);
});

it('opens a document that was created, and closes its desk on the way back', async () => {
  const { app, context, flows, letIn, lists, createBlank, fetchDesk } = start();
  await letIn();
  await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 0, next: null });
  flows().home.send({ type: 'create' });
  await createBlank.last().resolve({ id: 'doc-new' });
  expect(fetchDesk.last().input).toEqual({ id: 'doc-new' });

  await fetchDesk.last().resolve(stage(deskMachine));
  const { desk } = context();
  expect(desk?.getSnapshot().context.id).toBe('doc-new');
  app.send({ type: 'change-page', route: { page: 'home' } });
  expect(desk?.getSnapshot().value).toBe('closing');
  expect([context().desk, app.getSnapshot().hasTag('home')]).toEqual([null, true]);
});

it('opens another desk for another document', async () => {
  const { app, context, fetchDesk } = await onDocument();
  const first = context().desk;
  app.send({ type: 'change-page', route: { page: 'document', id: 'doc-sleep' } });
  expect(first?.getSnapshot().value).toBe('closing');
  await fetchDesk.last().resolve(stage(deskMachine));
  expect(context().desk?.getSnapshot().context.id).toBe('doc-sleep');
});

it('drops a desk that arrives after its page was left', async () => {
  const { app, context, letIn, fetchDesk } = start('/app/document/doc-canals');
  await letIn();
  app.send({ type: 'change-page', route: { page: 'home' } });
  await fetchDesk.last().resolve(stage(deskMachine));
  expect(context().desk).toBeNull();
});

it('says when a document cannot be fetched, and tries again', async () => {
  const { app, letIn, fetchDesk } = start('/app/document/doc-canals');
  await letIn();
  await fetchDesk.last().reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(app.getSnapshot().hasTag('failed')).toBe(true);
  app.send({ type: 'retry' });
  expect([fetchDesk.calls.length, app.getSnapshot().hasTag('busy')]).toEqual([2, true]);
});

it('tells the desk what was chosen elsewhere', async () => {
  const { context, flows } = await onDocument();
  flows().preferences.send({ type: 'toggle', flag: 'suggestionsEnabled' });
  expect(context().desk?.getSnapshot().context.preferences.suggestionsEnabled).toBe(false);
});

it('leads home from a document that is not there', async () => {
  const { app } = await onDocument();
  app.send({ type: 'desk.missing' });
  expect(app.getSnapshot().context.route).toEqual({ page: 'home' });
});

it('follows a document that goes on under another id', async () => {
  const { app, fetchDesk } = await onDocument();
  app.send({ type: 'desk.moved', route: { page: 'document', id: 'doc-copy' } });
  expect(fetchDesk.last().input).toEqual({ id: 'doc-copy' });
});

it('shows refusals of every page in one queue', async () => {
  const { app, flows, letIn, toggle, alerts } = start();
  await letIn();
  flows().favourites.send({ type: 'toggle', id: 'doc-sleep', favourite: false });
  await toggle.last().reject(new Error('This document is not yours any more.'));
  app.send({ type: 'home.refused', message: 'There is no room for another document.' });
  app.send({ type: 'desk.alert', about: 'save', message: { text: 'The disk is full.' } });
  expect(alerts()).toEqual([
    { text: 'This document is not yours any more.' },
    { text: 'There is no room for another document.' },
    { text: 'The disk is full.' },
  ]);
});

it('looks at the account again when words were spent', async () => {
  const { app, account, letIn } = start();
  await letIn();
  app.send({ type: 'desk.words.spent' });
  expect(account.calls).toHaveLength(2);
});

it('shows in an alert why a shared account was not made', async () => {
  const { app, letIn, alerts } = start();
  await letIn();
  app.send({ type: 'sharing.refused', message: 'There are 3 shared accounts already.' });
  expect(alerts()).toEqual([{ text: 'There are 3 shared accounts already.' }]);
});

it('says of another account that it is another one, and to a visitor that the texts have moved', async () => {
  const { app, flows, letIn } = start();
  await letIn();
  const message = () => flows().notifications.getSnapshot().context.toast;
  app.send({ type: 'account.changed', email: 'ben@write.example', wasVisitor: false });
  expect(message()).toEqual({ kind: 'note', message: { name: 'accountChanged' } });
  app.send({ type: 'account.changed', email: 'ada@write.example', wasVisitor: true });
  expect(message()).toMatchObject({ message: { name: 'signedIn' } });
});

it('begins an essay on a point of the board that is open', async () => {
  const { app, flows } = await onDocument();
  expect(flows().preferences.getSnapshot().context.preferences.essayTourSeen).toBe(false);
  app.send({ type: 'desk.essay.wanted', topic: 'Canals by night' });
  // From now on no arrow points to the button that begins one.
  expect(flows().preferences.getSnapshot().context.preferences.essayTourSeen).toBe(true);
  expect(flows().essay.getSnapshot().context.draft.topic).toBe('Canals by night');
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['essay']);
});

it('answers the wish to upgrade from the limit toast', async () => {
  const { app, flows } = await onDocument();
  app.send({ type: 'desk.toast', toast: { kind: 'limit' } });
  flows().notifications.send({ type: 'toast.upgrade' });
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['upgrade']);
});

it.each([
  ['main', true, { page: 'account' }, []],
  ['shared', false, { page: 'account' }, []],
  ['main', false, { page: 'home' }, ['upgrade']],
] as const)(
  'leads a %s account with Pro %s by the account button',
  async (accountType, pro, route, shown) => {
    const { app, flows, letIn } = start();
    await letIn();
    app.send({ type: 'account.known', accountType, pro, paid: pro, countryCode: 'PT' });
    app.send({ type: 'open-account' });
    const { stack } = flows().overlay.getSnapshot().context;
    expect([app.getSnapshot().context.route, stack]).toEqual([route, shown]);
  },
);

it('waits with the account button until it is known whose account it is', async () => {
  const { app, flows, letIn, account } = start();
  await letIn();
  app.send({ type: 'open-account' });
  expect(app.getSnapshot().context.route).toEqual({ page: 'home' });
  await account.last().resolve(visitor);
  expect([app.getSnapshot().context.route, flows().overlay.getSnapshot().context.stack]).toEqual([
    { page: 'home' },
    ['upgrade'],
  ]);
});

it('leads to the account page where nothing could be learnt of the account', async () => {
  const { app, letIn, account } = start();
  await letIn();
  app.send({ type: 'open-account' });
  await account.last().reject(new Error('The connection is lost.'));
  expect(app.getSnapshot().context.route).toEqual({ page: 'account' });
});

it('blocks upgrading for a shared account', async () => {
  const { app, letIn, alerts } = start();
  await letIn();
  app.send({ type: 'account.known', accountType: 'shared', pro: true, paid: true, countryCode: 'PT' });
  app.send({ type: 'open-upgrade-panel' });
  expect(alerts()).toEqual([{ name: 'cannotUpgrade' }]);
});

it('counts the pages of a visitor who looks at the account page', async () => {
  const { letIn, account, lists } = start('/app/account/');
  await letIn();
  await account.last().resolve(visitor);
  expect(lists.calls).toHaveLength(1);
});

it('keeps what a desk asks to keep, and the overlays that it opens', async () => {
  const { app, flows } = await onDocument();
  app.send({ type: 'desk.preferences.set', change: { ignoredRules: ['Spelling'] } });
  app.send({ type: 'desk.overlay.open', name: 'download' });
  expect(flows().preferences.getSnapshot().context.preferences.ignoredRules).toEqual(['Spelling']);
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['download']);
  app.send({ type: 'desk.overlay.close', name: 'download' });
  expect(flows().overlay.getSnapshot().value).toBe('closed');
});

it('opens the login from anywhere, and closes it when the link was used in another window', async () => {
  const { app, flows, letIn, account, lists, links, look } = start();
  await letIn();
  await account.last().resolve(visitor);
  await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 0, next: null });
  app.send({ type: 'open-login' });
  const { login, overlay, notifications } = flows();
  expect(overlay.getSnapshot().context.stack).toEqual(['login']);
  login.send({ type: 'email.change', email: 'ada@write.example' });
  login.send({ type: 'submit' });
  await links.last().resolve({});
  look.again();
  await account
    .last()
    .resolve({ ...visitor, info: { ...visitor.info, accountType: 'main', email: 'ada@write.example' } });
  expect([login.getSnapshot().value, overlay.getSnapshot().value, lists.calls.length]).toEqual([
    'closed',
    'closed',
    2,
  ]);
  expect(notifications.getSnapshot().context.toast).toEqual({
    kind: 'note',
    message: { name: 'signedIn', values: { email: 'ada@write.example' } },
  });
});

it('closes a login that cannot be drawn', async () => {
  const { app, flows, letIn } = start();
  await letIn();
  app.send({ type: 'open-login' });
  app.send({ type: 'overlay.dismissed', name: 'login' });
  expect(flows().login.getSnapshot().value).toBe('closed');
});

it('leaves a document that went to the trash, and takes it back from there', async () => {
  const { app, context, flows, lists, remove, restore } = await onDocument();
  const document = { id: 'doc-canals', title: 'Canals' };
  flows().deletion.send({ type: 'ask', task: { kind: 'trash', document } });
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['deletion']);
  flows().deletion.send({ type: 'confirm' });
  await remove.last().resolve(null);
  expect([context().route, context().desk]).toEqual([{ page: 'home' }, null]);
  expect(flows().overlay.getSnapshot().value).toBe('closed');
  expect(flows().notifications.getSnapshot().context.toast).toEqual({
    kind: 'undo',
    id: 'doc-canals',
    message: { name: 'documentTrashed', values: { title: 'Canals' } },
  });

  await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 1, next: null });
  const listed = lists.calls.length;
  flows().notifications.send({ type: 'toast.undo', id: 'doc-canals' });
  await restore.last().resolve(null);
  expect(restore.last().input).toEqual({ id: 'doc-canals' });
  expect(lists.calls.length).toBe(listed + 1);
  expect(app.getSnapshot().hasTag('home')).toBe(true);
});

it('says why something could not be deleted', async () => {
  const { flows, letIn, remove, alerts } = start('/app/trash/');
  await letIn();
  flows().deletion.send({ type: 'ask', task: { kind: 'all', count: 2 } });
  flows().deletion.send({ type: 'confirm' });
  await remove.last().reject(new Error('The trash could not be emptied.'));
  expect(alerts()).toEqual([{ text: 'The trash could not be emptied.' }]);
});

const stackOf = ({ overlay }: ReturnType<ReturnType<typeof start>['flows']>) =>
  overlay.getSnapshot().context.stack;
const member: Account = { ...visitor, info: { ...visitor.info, accountType: 'main' } };

it('opens the upgrade panel for an address with pay=1, once it is known whose it is', async () => {
  const { flows, letIn, account } = start('/app/', { pay: true, pro: false, payment: null });
  await letIn();
  expect(stackOf(flows())).toEqual([]);
  await account.last().resolve(visitor);
  expect(stackOf(flows())).toEqual(['upgrade']);
});

it('shows Pro after a payment until the server agrees, and takes it back when nothing was paid', async () => {
  const payment = { secret: 'pi_1', status: 'succeeded' };
  const flow = start('/app/', { pay: false, pro: true, payment });
  await flow.letIn();
  await flow.account.last().resolve(member);
  expect([flow.context().pro, flow.payment.last().input]).toEqual([true, payment]);
  await flow.payment.last().resolve('requires_payment_method');
  expect([flow.context().pro, stackOf(flow.flows())]).toEqual([false, ['payment-return']]);
  flow.flows()['payment-return'].send({ type: 'retry' });
  expect(stackOf(flow.flows())).toEqual(['upgrade']);
});

it('leads a visitor who has paid to sign in, and sells nothing twice', async () => {
  const flow = start();
  await flow.letIn();
  await flow.account.last().resolve({ ...visitor, pro: true });
  expect([flow.context().pro, stackOf(flow.flows())]).toEqual([false, ['payment-return']]);
  flow.flows()['payment-return'].send({ type: 'close' });
  flow.app.send({ type: 'open-upgrade-panel' });
  expect([stackOf(flow.flows()), flow.prices.calls.length]).toEqual([['payment-return'], 0]);
  flow.flows()['payment-return'].send({ type: 'signIn' });
  expect(stackOf(flow.flows())).toEqual(['login']);
});

it('counts how often the film was closed, and after two closes asks for none', async () => {
  const { app, flows, films, letIn, context } = start();
  await letIn();
  await films.last().resolve(film);
  expect(flows().greeting.getSnapshot().hasTag('visible')).toBe(true);
  flows().greeting.send({ type: 'close' });
  expect(context().preferences.greetingCloses).toBe(1);
  app.send({ type: 'change-page', route: { page: 'changelog' } });
  app.send({ type: 'change-page', route: { page: 'home' } });
  expect(flows().greeting.getSnapshot().value).toBe('closed');
  expect(films.calls).toHaveLength(1);
});

it('stops the film when home is left', async () => {
  const { app, flows, films, letIn } = start();
  await letIn();
  await films.last().resolve(film);
  flows().greeting.send({ type: 'play' });
  app.send({ type: 'change-page', route: { page: 'changelog' } });
  expect(flows().greeting.getSnapshot().value).toBe('idle');
});

it('begins an essay for whoever has read one', async () => {
  const { flows, letIn } = start();
  await letIn();
  flows().samples.send({ type: 'open', id: 'sample-1' });
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['samples']);
  flows().samples.send({ type: 'write' });
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['essay']);
});

it('starts a newer version as soon as nothing is unsaved, at once where no document is open', async () => {
  const { app, flows, reload } = await onDocument();
  flows().update.send({ type: 'found' });
  app.send({ type: 'change-page', route: { page: 'home' } });
  flows().update.send({ type: 'start' });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
