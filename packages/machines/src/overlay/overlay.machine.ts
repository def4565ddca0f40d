import { assign, emit, fromCallback, fromPromise, not, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type { OverlayName } from './overlay-name.ts';

export interface OverlayContext {
  /** The open overlays in the order in which they opened; the last one is on screen. */
  readonly stack: readonly OverlayName[];
  /** Overlays not opened by the user, waiting to join the stack. */
  readonly offered: readonly OverlayName[];
}

export type OverlayEvent =
  /** The user asked for it. */
  | { type: 'open'; name: OverlayName }
  /** Not asked for by the user: waits until nothing is open and the user pauses. */
  | { type: 'offer'; name: OverlayName }
  | { type: 'close'; name: OverlayName }
  /** Flows have stopped; their overlays close. */
  | { type: 'leave'; flows: readonly string[] }
  /** The user dismisses an overlay whose code could not be fetched. */
  | { type: 'dismiss'; name: OverlayName };

/** The overlay's flow should close. */
export type OverlayEmitted = { type: 'dismissed'; name: OverlayName };

/** To the focus actor: remember the focused element before an overlay opens, and focus it again afterwards. */
export type FocusCommand = { type: 'remember'; name: OverlayName } | { type: 'restore'; name: OverlayName };

const flow = setup({
  types: {
    context: {} as OverlayContext,
    events: {} as OverlayEvent,
    emitted: {} as OverlayEmitted,
    tags: {} as 'visible',
  },
  actors: {
    focus: fromCallback<FocusCommand>(() => notProvided('overlay.focus')),
    /** Resolves when the user is neither typing nor filling in a form. */
    pause: fromPromise<void>(async () => notProvided('overlay.pause')),
  },
  guards: {
    hasOpen: ({ context }) => context.stack.length > 0,
    hasOffered: ({ context }) => context.offered.length > 0,
  },
});

const without = (names: readonly OverlayName[], gone: readonly string[]) =>
  names.filter((name) => !gone.includes(name));

const showAsked = flow.enqueueActions(({ context: { stack, offered }, event, enqueue }) => {
  if (event.type !== 'open') return;
  const { name } = event;
  enqueue.sendTo('focus', { type: 'remember', name });
  enqueue.assign({ stack: [...stack, name], offered: without(offered, [name]) });
});

const showOffered = flow.enqueueActions(({ context: { offered }, enqueue }) => {
  const [name] = offered;
  if (name === undefined) return;
  enqueue.sendTo('focus', { type: 'remember', name });
  enqueue.assign({ stack: [name] });
});

const close = flow.enqueueActions(({ context: { stack, offered }, event, enqueue }) => {
  if (event.type !== 'close') return;
  const { name } = event;
  if (stack.includes(name)) enqueue.sendTo('focus', { type: 'restore', name });
  enqueue.assign({ stack: without(stack, [name]), offered: without(offered, [name]) });
});

/**
 * One overlay at a time: the stack of open dialogs and sheets. One that opens over another hides it until it closes;
 * one that the user did not open never does, but waits for its turn. The flows report when they open and close; this
 * machine decides which one is drawn and where the focus returns.
 *
 * Tags: `visible`.
 */
export const overlayMachine = flow.createMachine({
  id: 'overlay',
  context: { stack: [], offered: [] },
  invoke: { id: 'focus', src: 'focus' },
  on: {
    open: {
      guard: ({ context, event }) => !context.stack.includes(event.name),
      target: '.open',
      actions: showAsked,
    },
    offer: {
      guard: ({ context: { stack, offered }, event }) => ![...stack, ...offered].includes(event.name),
      actions: assign({ offered: ({ context, event }) => [...context.offered, event.name] }),
    },
    leave: {
      actions: assign(({ context: { stack, offered }, event: { flows } }) => ({
        stack: without(stack, flows),
        offered: without(offered, flows),
      })),
    },
    close: { actions: close },
  },
  initial: 'closed',
  states: {
    closed: { always: { guard: 'hasOffered', target: 'waiting' } },
    waiting: {
      always: { guard: not('hasOffered'), target: 'closed' },
      invoke: { id: 'pause', src: 'pause', onDone: 'offering', onError: 'offering' },
    },
    offering: { entry: showOffered, always: 'open' },
    open: {
      tags: 'visible',
      always: { guard: not('hasOpen'), target: 'closed' },
      on: {
        dismiss: { actions: emit(({ event }) => ({ type: 'dismissed' as const, name: event.name })) },
      },
    },
  },
});
