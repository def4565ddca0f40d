import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** After this many closes the film is no longer shown (SPEC §4). */
const enoughCloses = 2;

/** The film in the language of the page. */
export interface GreetingFilm {
  readonly url: string;
  readonly poster: string;
  /** WebVTT. */
  readonly captions: string;
}

export interface GreetingContext {
  readonly film: GreetingFilm | null;
}

export type GreetingEvent =
  /** Home is shown; `closes` is how often the film was closed on this device. */
  | { type: 'enter'; closes: number }
  /** Another page is shown. */
  | { type: 'leave' }
  | { type: 'language.change' }
  /** By the user, or reported by the film itself: it ended, or the system stopped it. */
  | { type: 'play' }
  | { type: 'pause' }
  /** The film cannot be played. */
  | { type: 'break' }
  | { type: 'enlarge' }
  | { type: 'shrink' }
  | { type: 'close' };

export type GreetingEmitted = { type: 'dismissed' };

/**
 * The greeting video on home (SPEC §2, §4). It never plays by itself. If it cannot be loaded, nothing is shown, and the
 * next visit to home tries again. Emits `dismissed` when the user closes it.
 *
 * Tags: `visible`, `busy`, `playing`, `broken`, `enlarged`.
 */
export const greetingMachine = setup({
  types: {
    context: {} as GreetingContext,
    events: {} as GreetingEvent,
    emitted: {} as GreetingEmitted,
    tags: {} as 'visible' | 'busy' | 'playing' | 'broken' | 'enlarged',
  },
  actors: {
    load: fromPromise<GreetingFilm, void>(async () => notProvided('greeting.load')),
    /** Reports when the page changes its language. */
    language: fromCallback<GreetingEvent>(() => notProvided('greeting.language')),
  },
}).createMachine({
  id: 'greeting',
  context: { film: null },
  invoke: { id: 'language', src: 'language' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        enter: [
          { guard: ({ event }) => event.closes >= enoughCloses, target: 'hidden' },
          { target: 'loading' },
        ],
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'shown', actions: assign({ film: ({ event }) => event.output }) },
        onError: 'failed',
      },
      on: { leave: 'idle', 'language.change': { target: 'loading', reenter: true } },
    },
    failed: { on: { leave: 'idle' } },
    shown: {
      tags: 'visible',
      type: 'parallel',
      on: {
        leave: 'idle',
        'language.change': 'loading',
        close: { target: 'closed', actions: emit({ type: 'dismissed' }) },
      },
      states: {
        playback: {
          initial: 'paused',
          states: {
            paused: { on: { play: 'playing', break: 'broken' } },
            playing: { tags: 'playing', on: { pause: 'paused', break: 'broken' } },
            broken: { tags: 'broken' },
          },
        },
        size: {
          initial: 'small',
          states: {
            small: { on: { enlarge: 'enlarged' } },
            enlarged: { tags: 'enlarged', on: { shrink: 'small' } },
          },
        },
      },
    },
    /** Until the page is reloaded. */
    closed: {},
    hidden: {},
  },
});
