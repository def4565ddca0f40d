import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface DetailsContext {
  /** The name or address being typed. */
  readonly draft: string;
  readonly problem: 'addressRequired' | 'addressShape' | null;
  /** Why the server refused. */
  readonly refusal: string | null;
  /** The account has a running subscription, which is cancelled with it. */
  readonly endsSubscription: boolean;
}

export type DetailsEvent =
  | { type: 'name.edit'; name: string }
  | { type: 'address.edit' }
  | { type: 'draft.change'; draft: string }
  | { type: 'submit' }
  | { type: 'delete'; isRenewing: boolean }
  | { type: 'keep' }
  | { type: 'dismiss' };

export type DetailsEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The account data has changed. */
  | { type: 'changed' }
  | { type: 'refused'; message: string };

const flow = setup({
  types: {
    context: {} as DetailsContext,
    events: {} as DetailsEvent,
    emitted: {} as DetailsEmitted,
    tags: {} as 'visible' | 'busy' | 'name' | 'address' | 'sent' | 'deletion' | 'keeping',
  },
  actors: {
    rename: fromPromise<unknown, { name: string }>(async () => notProvided('details.rename')),
    readdress: fromPromise<unknown, { email: string }>(async () => notProvided('details.readdress')),
    erase: fromPromise<unknown, { endsSubscription: boolean }>(async () => notProvided('details.erase')),
    keep: fromPromise<unknown, void>(async () => notProvided('details.keep')),
    /** Reloads the first page, as a visitor. */
    leave: fromPromise<unknown, void>(async () => notProvided('details.leave')),
  },
  actions: {
    open: emit({ type: 'opened' }),
    close: emit({ type: 'closed' }),
    emitChanged: emit({ type: 'changed' }),
    type: assign(({ event }) =>
      event.type === 'draft.change' ? { draft: event.draft, problem: null, refusal: null } : {},
    ),
  },
});

const whyNot = (error: unknown) => toFailure(error).message;

/** Checks the form of an address before anything is sent; the mail proves the rest. */
const problemOf = (draft: string): DetailsContext['problem'] => {
  if (draft.trim() === '') return 'addressRequired';
  return /^[^\s@]+@[^\s@]+$/.test(draft.trim()) ? null : 'addressShape';
};

/**
 * What users can change about their own account: its name, its address (confirmed by a link mailed to the new one), and
 * whether to delete it. Emits `opened` and `closed` for the dialogs, `changed`, and `refused` with the server's
 * message.
 *
 * Tags: `visible`, `busy`, `name`, `address`, `sent`, `deletion`, `keeping`.
 */
export const detailsMachine = flow.createMachine({
  id: 'details',
  context: { draft: '', problem: null, refusal: null, endsSubscription: false },
  initial: 'resting',
  states: {
    resting: {
      tags: 'visible',
      on: {
        'name.edit': {
          target: 'naming',
          actions: [assign({ draft: ({ event }) => event.name, problem: null, refusal: null }), 'open'],
        },
        'address.edit': {
          target: 'addressing',
          actions: [assign({ draft: '', problem: null, refusal: null }), 'open'],
        },
        delete: {
          target: 'confirming',
          actions: [assign(({ event }) => ({ refusal: null, endsSubscription: event.isRenewing })), 'open'],
        },
        keep: 'keeping',
      },
    },
    naming: {
      tags: ['visible', 'name'],
      on: {
        'draft.change': { actions: 'type' },
        submit: 'renaming',
        dismiss: { target: 'resting', actions: 'close' },
      },
    },
    renaming: {
      tags: ['visible', 'busy', 'name'],
      invoke: {
        id: 'rename',
        src: 'rename',
        input: ({ context }) => ({ name: context.draft.trim() }),
        onDone: { target: 'resting', actions: ['emitChanged', 'close'] },
        onError: { target: 'naming', actions: assign({ refusal: ({ event }) => whyNot(event.error) }) },
      },
    },
    addressing: {
      tags: ['visible', 'address'],
      on: {
        'draft.change': { actions: 'type' },
        submit: [
          {
            guard: ({ context }) => problemOf(context.draft) !== null,
            actions: assign({ problem: ({ context }) => problemOf(context.draft) }),
          },
          { target: 'mailing' },
        ],
        dismiss: { target: 'resting', actions: 'close' },
      },
    },
    mailing: {
      tags: ['visible', 'busy', 'address'],
      invoke: {
        id: 'readdress',
        src: 'readdress',
        input: ({ context }) => ({ email: context.draft.trim() }),
        onDone: 'mailed',
        onError: { target: 'addressing', actions: assign({ refusal: ({ event }) => whyNot(event.error) }) },
      },
    },
    mailed: {
      tags: ['visible', 'address', 'sent'],
      on: { dismiss: { target: 'resting', actions: 'close' } },
    },
    confirming: {
      tags: ['visible', 'deletion'],
      on: { submit: 'erasing', dismiss: { target: 'resting', actions: 'close' } },
    },
    erasing: {
      tags: ['visible', 'busy', 'deletion'],
      invoke: {
        id: 'erase',
        src: 'erase',
        input: ({ context: { endsSubscription } }) => ({ endsSubscription }),
        onDone: 'leaving',
        onError: [
          {
            // The subscription was bought or resumed after the page loaded.
            guard: ({ context, event }) =>
              !context.endsSubscription && toFailure(event.error).code === 'still_paid',
            target: 'confirming',
            actions: assign({ endsSubscription: true }),
          },
          {
            target: 'resting',
            actions: [
              'close',
              emit(({ event }) => ({ type: 'refused' as const, message: whyNot(event.error) })),
            ],
          },
        ],
      },
    },
    leaving: {
      tags: ['visible', 'busy', 'deletion'],
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: { target: 'resting', actions: 'close' },
        onError: { target: 'resting', actions: 'close' },
      },
    },
    keeping: {
      tags: ['visible', 'busy', 'keeping'],
      invoke: {
        id: 'keep',
        src: 'keep',
        onDone: { target: 'resting', actions: 'emitChanged' },
        onError: {
          target: 'resting',
          actions: emit(({ event }) => ({ type: 'refused' as const, message: whyNot(event.error) })),
        },
      },
    },
  },
});
