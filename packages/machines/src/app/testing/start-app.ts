import { vi } from 'vitest';
import type { BillingPeriod } from '@octavo/contract/account-kinds';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { accountMachine } from '../../account/account.machine.ts';
import type { Account } from '../../account/account.types.ts';
import { type ChangelogEvent, changelogMachine } from '../../changelog/changelog.machine.ts';
import { deletionMachine } from '../../deletion/deletion.machine.ts';
import type { DeletionTask } from '../../deletion/deletion.types.ts';
import { deskMachine } from '../../desk/desk.machine.ts';
import { favouritesMachine } from '../../favourites/favourites.machine.ts';
import { type GreetingEvent, type GreetingFilm, greetingMachine } from '../../greeting/greeting.machine.ts';
import { homeMachine } from '../../home/home.machine.ts';
import type { HomeLists } from '../../home/home.types.ts';
import { type InstallEvent, installMachine } from '../../install/install.machine.ts';
import { loginMachine } from '../../login/login.machine.ts';
import type { LoginEvent } from '../../login/login.types.ts';
import {
  type HistoryCommand,
  type NavigationEvent,
  navigationMachine,
} from '../../navigation/navigation.machine.ts';
import { notificationsMachine } from '../../notifications/notifications.machine.ts';
import { type FocusCommand, overlayMachine } from '../../overlay/overlay.machine.ts';
import {
  type PaymentOutcome,
  paymentReturnMachine,
  type ReturnAddress,
} from '../../payment-return/payment-return.machine.ts';
import { preferencesMachine } from '../../preferences/preferences.machine.ts';
import type { PreferencesEvent, StoreCommand } from '../../preferences/preferences.types.ts';
import { samples } from '../../samples/samples.fixtures.ts';
import { samplesMachine } from '../../samples/samples.machine.ts';
import { sessionMachine } from '../../session/session.machine.ts';
import { callsOf } from '../../testing/calls.ts';
import { stage } from '../../testing/stage.ts';
import { type UpdateEvent, updateMachine } from '../../update/update.machine.ts';
import { upgradeMachine } from '../../upgrade/upgrade.machine.ts';
import type { Answer } from '../../upgrade/upgrade.types.ts';
import { trashMachine } from '../../trash/trash.machine.ts';
import { appFlow } from '../app.fixtures.ts';
import { appMachine } from '../app.machine.ts';
import { lateMachines } from '../late-machines.ts';
import type { Arrival, DeskLogic, LeftTextsCommand, LeftTextsReport, VisitEvent } from '../app.types.ts';

/** The app with calls answered by the test. */
export function startApp(path = '/app/', arrival: Arrival = appFlow.input.arrival) {
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
  /** Nobody is typing. */
  const pause = fromPromise<void>(async () => undefined);
  const visited: string[] = [];
  const looks: string[] = [];
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
      notifications: notificationsMachine.provide({ actors: { pause } }),
      overlay: overlayMachine.provide({ actors: { focus: fromCallback<FocusCommand>(() => {}), pause } }),
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
      changelog: changelogMachine.provide({
        actors: { language: fromCallback<ChangelogEvent>(() => {}) },
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
      leftTexts: fromCallback<LeftTextsCommand, void, LeftTextsReport>(({ receive }) =>
        receive(({ type }) => looks.push(type)),
      ),
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
    looks,
    prices,
    payment,
    reload,
  };
}

/** The app with an open document. */
export async function startOnDocument(id = 'doc-canals') {
  const flow = startApp(`/app/document/${id}`);
  await flow.letIn();
  await flow.fetchDesk.last().resolve(stage(deskMachine));
  return flow;
}
