import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** Systems and browsers that have their own way of installing a page as an app. */
export const installPlaces = [
  'iosSafari',
  'iosOther',
  'androidChrome',
  'androidFirefox',
  'androidSamsung',
  'macSafari',
  'desktopChrome',
  'desktopEdge',
  'desktopFirefox',
] as const;
export type InstallPlace = (typeof installPlaces)[number];

export interface InstallContext {
  readonly place: InstallPlace;
  /** The browser can show its own install prompt. */
  readonly canAsk: boolean;
  /** The page runs as an installed app. */
  readonly isInstalled: boolean;
}

/** Reports from the browser. */
export type BrowserReport =
  | { type: 'place.tell'; place: InstallPlace; isInstalled: boolean }
  | { type: 'offer.change'; canAsk: boolean }
  | { type: 'installed' };

export type InstallEvent = BrowserReport | { type: 'open' } | { type: 'install' } | { type: 'dismiss' };

export type InstallEmitted = { type: 'opened' } | { type: 'closed' };

const flow = setup({
  types: {
    context: {} as InstallContext,
    events: {} as InstallEvent,
    emitted: {} as InstallEmitted,
    tags: {} as 'visible' | 'busy' | 'offered',
  },
  actors: {
    browser: fromCallback<InstallEvent>(() => notProvided('install.browser')),
    /** Shows the browser's prompt; the browser reports the answer. */
    ask: fromPromise<unknown, void>(async () => notProvided('install.ask')),
  },
});

const toClosed = { target: 'closed', actions: flow.emit({ type: 'closed' }) } as const;
const toInstalled = {
  target: 'closed',
  actions: [flow.assign({ isInstalled: true, canAsk: false }), flow.emit({ type: 'closed' })],
} as const;

/**
 * Installs the app on the device: with one press where the browser can prompt, otherwise with instructions (SPEC §2).
 * Emits `opened` and `closed` for the dialog.
 *
 * Tags: `visible`, `busy`, `offered` (one press installs).
 */
export const installMachine = flow.createMachine({
  id: 'install',
  context: { place: 'desktopChrome', canAsk: false, isInstalled: false },
  invoke: { id: 'browser', src: 'browser' },
  on: {
    'place.tell': {
      actions: assign({
        place: ({ event }) => event.place,
        isInstalled: ({ event }) => event.isInstalled,
      }),
    },
    'offer.change': { actions: assign({ canAsk: ({ event }) => event.canAsk }) },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: { target: 'opening', actions: emit({ type: 'opened' }) },
        installed: { actions: assign({ isInstalled: true, canAsk: false }) },
      },
    },
    opening: {
      tags: 'visible',
      always: [{ guard: ({ context }) => context.canAsk, target: 'offered' }, { target: 'explained' }],
    },
    explained: {
      tags: 'visible',
      always: { guard: ({ context }) => context.canAsk, target: 'offered' },
      on: { dismiss: toClosed, installed: toInstalled },
    },
    offered: {
      tags: ['visible', 'offered'],
      on: { install: 'asking', dismiss: toClosed, installed: toInstalled },
    },
    asking: {
      tags: ['visible', 'offered', 'busy'],
      // The prompt can be used only once.
      entry: assign({ canAsk: false }),
      invoke: { id: 'ask', src: 'ask', onDone: 'opening', onError: 'opening' },
      on: { dismiss: toClosed, installed: toInstalled },
    },
  },
});
