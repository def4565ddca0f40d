import { fromCallback, fromPromise, setup } from 'xstate';
import { accountMachine } from '../account/account.machine.ts';
import { dictionaryMachine } from '../dictionary/dictionary.machine.ts';
import { favouritesMachine } from '../favourites/favourites.machine.ts';
import { greetingMachine } from '../greeting/greeting.machine.ts';
import { homeMachine } from '../home/home.machine.ts';
import { installMachine } from '../install/install.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { overlayMachine } from '../overlay/overlay.machine.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import { samplesMachine } from '../samples/samples.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sidebarMachine } from '../sidebar/sidebar.machine.ts';
import { updateMachine } from '../update/update.machine.ts';
import type { Route } from '../navigation/route.ts';
import { notProvided } from '../not-provided.ts';
import { relay } from '../relay.ts';
import type {
  AppContext,
  AppEvent,
  AppInput,
  DeskLogic,
  LeftTextsCommand,
  LeftTextsReport,
  VisitEvent,
} from './app.types.ts';
import { lateFlows } from './late-flows.ts';
import { untilSaved } from './until-saved.ts';

export const appSetup = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'visible' | 'busy' | 'failed' | Route['page'],
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
    samples: samplesMachine,
    greeting: greetingMachine,
    install: installMachine,
    dictionary: dictionaryMachine,
    update: updateMachine,
    ...lateFlows(async () => notProvided('app.lateFlows')),
    relay,
    untilSaved,
    /** Counts page views, unless the reader asks not to be tracked. */
    visits: fromCallback<VisitEvent>(() => notProvided('app.visits')),
    /** Saves texts left unsaved on this device, and watches the connection. */
    leftTexts: fromCallback<LeftTextsCommand, void, LeftTextsReport>(() => notProvided('app.leftTexts')),
    /** Fetches what a document needs and returns a desk that is not running yet. */
    fetchDesk: fromPromise<DeskLogic, { id: string }>(async () => notProvided('app.fetchDesk')),
  },
});
