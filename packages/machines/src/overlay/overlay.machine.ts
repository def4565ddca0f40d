import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** Every dialog and sheet of the app. */
export type OverlayName =
  | 'conflict'
  | 'brainstorm'
  | 'deletion'
  | 'details'
  | 'feedback'
  | 'recommendation'
  | 'install'
  | 'document-pictures'
  | 'download'
  | 'import'
  | 'essay'
  | 'inline-citation'
  | 'gift'
  | 'goal'
  | 'lock'
  | 'login'
  | 'tags'
  | 'payment-return'
  | 'picture'
  | 'plagiarism'
  | 'references'
  | 'reference-import'
  | 'referral'
  | 'samples'
  | 'share-account'
  | 'share-removal'
  | 'upgrade'
  | 'record'
  | 'versions'
  | 'withdrawal';

export interface OverlayContext {
  /** What is open, in the order in which it opened: the last one is on screen. */
  readonly stack: readonly OverlayName[];
}

export type OverlayEvent =
  | { type: 'open'; name: OverlayName }
  | { type: 'close'; name: OverlayName }
  /** Flows have ended, and what they had open goes with them. */
  | { type: 'leave'; flows: readonly string[] }
  /** The reader gives up on an overlay whose code cannot be fetched. */
  | { type: 'dismiss'; name: OverlayName };

/** The flow of the overlay should close. */
export type OverlayEmitted = { type: 'dismissed'; name: OverlayName };

/** To the focus actor: remember the focused element before an overlay opens, and focus it again afterwards. */
export type FocusCommand = { type: 'remember'; name: OverlayName } | { type: 'restore'; name: OverlayName };

/**
 * One overlay at a time: the stack of open dialogs and sheets. One that opens over another hides it until it closes
 * again. The flows say themselves when they open and close; this machine says which of them is drawn and who gets the
 * focus back.
 *
 * Tags: `visible`.
 */
export const overlayMachine = setup({
  types: {
    context: {} as OverlayContext,
    events: {} as OverlayEvent,
    emitted: {} as OverlayEmitted,
    tags: {} as 'visible',
  },
  actors: {
    focus: fromCallback<FocusCommand>(() => notProvided('overlay.focus')),
  },
}).createMachine({
  id: 'overlay',
  context: { stack: [] },
  invoke: { id: 'focus', src: 'focus' },
  on: {
    open: {
      guard: ({ context, event }) => !context.stack.includes(event.name),
      target: '.open',
      actions: [
        sendTo('focus', ({ event }) => ({ type: 'remember' as const, name: event.name })),
        assign({ stack: ({ context, event }) => [...context.stack, event.name] }),
      ],
    },
  },
  initial: 'closed',
  states: {
    closed: {},
    open: {
      tags: 'visible',
      always: { guard: ({ context }) => context.stack.length === 0, target: 'closed' },
      on: {
        dismiss: { actions: emit(({ event }) => ({ type: 'dismissed' as const, name: event.name })) },
        leave: {
          actions: assign({
            stack: ({ context, event }) => context.stack.filter((name) => !event.flows.includes(name)),
          }),
        },
        close: {
          guard: ({ context, event }) => context.stack.includes(event.name),
          actions: [
            sendTo('focus', ({ event }) => ({ type: 'restore' as const, name: event.name })),
            assign({ stack: ({ context, event }) => context.stack.filter((name) => name !== event.name) }),
          ],
        },
      },
    },
  },
});
