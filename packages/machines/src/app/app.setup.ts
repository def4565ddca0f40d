import { fromCallback, fromPromise, setup } from 'xstate';
import { overlayMachine } from '../overlay/overlay.machine.ts';
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
import { firstMachines } from './first-machines.ts';
import { lateAppFlows } from './late-flows.ts';
import { untilSaved } from './until-saved.ts';

export const appSetup = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'visible' | 'busy' | 'failed' | Route['page'],
  },
  actors: {
    ...firstMachines,
    overlay: overlayMachine,
    ...lateAppFlows(async () => notProvided('app.lateFlows')),
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
