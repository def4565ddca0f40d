import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type {
  BrowserModelContext,
  BrowserModelEmitted,
  BrowserModelEvent,
  Found,
  PrepareReport,
} from './browser-model.types.ts';

const flow = setup({
  types: {
    context: {} as BrowserModelContext,
    events: {} as BrowserModelEvent,
    emitted: {} as BrowserModelEmitted,
    tags: {} as 'visible' | 'busy' | 'failed' | 'ready' | 'on',
  },
  actors: {
    find: fromPromise<Found, void>(async () => notProvided('browser-model.find')),
    /** Downloads and loads the model. Started by a press, without which a browser refuses the download. */
    prepare: fromCallback<BrowserModelEvent, void, PrepareReport>(() => notProvided('browser-model.prepare')),
  },
  actions: {
    emitOn: emit({ type: 'chosen', isOn: true }),
    emitOff: emit({ type: 'chosen', isOn: false }),
  },
  guards: {
    isWhole: ({ event }) => event.type === 'progress' && event.loaded >= 1,
  },
});

/**
 * The language model that some browsers have themselves. It may write where the server has none, once it is switched
 * on, and what it works on does not leave the device.
 *
 * `missing`, there is none; `unsuitable`, the browser has one that this device cannot run; `offered`, it would have to
 * be downloaded; `off`, it is there but not switched on; `lapsed`, it is switched on but the browser has removed it.
 * `preparing` downloads it, if that is needed, and loads it; a stop or a failure leaves the preference as it was.
 *
 * Tags: `visible`, `busy`, `failed`, `ready` (it may write), `on` (what its switch shows).
 */
export const browserModelMachine = flow.createMachine({
  id: 'browser-model',
  context: { loaded: null, failure: null, isPrepared: false },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'looking' } },
    looking: {
      entry: assign({ isPrepared: false }),
      invoke: {
        id: 'find',
        src: 'find',
        onDone: [
          { guard: ({ event }) => event.output.availability === 'missing', target: 'missing' },
          { guard: ({ event }) => event.output.availability === 'unavailable', target: 'unsuitable' },
          {
            guard: ({ event: { output } }) => output.availability === 'available' && output.isOn,
            target: 'ready',
          },
          { guard: ({ event }) => event.output.availability === 'available', target: 'off' },
          { guard: ({ event }) => event.output.isOn, target: 'lapsed' },
          { target: 'offered' },
        ],
        onError: 'missing',
      },
    },
    missing: { on: { enter: 'looking' } },
    unsuitable: { tags: 'visible', on: { enter: 'looking' } },
    offered: { tags: 'visible', on: { enter: 'looking', 'switch.on': 'preparing.downloading' } },
    off: { tags: 'visible', on: { enter: 'looking', 'switch.on': 'preparing.loading' } },
    lapsed: {
      tags: ['visible', 'on'],
      on: {
        enter: 'looking',
        'switch.on': 'preparing.downloading',
        'switch.off': { target: 'offered', actions: 'emitOff' },
      },
    },
    preparing: {
      entry: assign({ loaded: null, failure: null }),
      invoke: { id: 'prepare', src: 'prepare' },
      on: {
        prepared: { target: 'ready', actions: [assign({ isPrepared: true }), 'emitOn'] },
        refused: { target: 'failed', actions: assign({ failure: ({ event }) => event.why }) },
        stop: 'looking',
      },
      initial: 'downloading',
      states: {
        downloading: {
          tags: ['visible', 'busy', 'on'],
          on: {
            progress: [
              { guard: 'isWhole', target: 'loading' },
              { actions: assign({ loaded: ({ event }) => event.loaded }) },
            ],
          },
        },
        // Browsers report a download from 0 to 1 even where there is nothing to download.
        loading: { tags: ['visible', 'busy', 'on'] },
      },
    },
    ready: {
      tags: ['visible', 'ready', 'on'],
      on: { enter: 'looking', 'switch.off': { target: 'off', actions: 'emitOff' } },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: 'preparing.downloading', 'switch.on': 'preparing.downloading', enter: 'looking' },
    },
  },
});
