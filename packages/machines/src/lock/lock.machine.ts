import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { LockContext, LockEmitted, LockEvent, LockForm, LockProblem } from './lock.types.ts';

const emptyForm: LockForm = { password: '', repeat: '', hint: '' };

/**
 * The lock and unlock dialogs of a document (SPEC §4, §5, §8). Passwords are dropped when the dialog closes. Emits
 * `opened`, `closed` and `changed`.
 *
 * Tags: `visible`, `busy`, and which dialog: `lock`, `unlock`.
 */
export const lockMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as LockContext,
    events: {} as LockEvent,
    emitted: {} as LockEmitted,
    tags: {} as 'visible' | 'busy' | 'lock' | 'unlock',
  },
  actors: {
    lock: fromPromise<unknown, { id: string; password: string; hint: string }>(async () =>
      notProvided('lock.lock'),
    ),
    unlock: fromPromise<unknown, { id: string; password: string }>(async () => notProvided('lock.unlock')),
    readHint: fromPromise<string, { id: string }>(async () => notProvided('lock.readHint')),
  },
  guards: {
    isLocked: ({ event }) => event.type === 'open' && event.isLocked,
    isRefused: ({ context }) => problemOf(context.form) !== null,
    isEmpty: ({ context }) => context.form.password === '',
  },
  actions: {
    forget: assign({ form: emptyForm, problem: null, failure: null, hint: null }),
    change: assign(({ context, event }) =>
      event.type === 'form.change' ? { form: { ...context.form, ...event.change }, problem: null } : {},
    ),
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
    emitChanged: emit({ type: 'changed' }),
  },
}).createMachine({
  id: 'lock',
  context: ({ input: { id } }) => ({ id, form: emptyForm, problem: null, failure: null, hint: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        open: [
          { guard: 'isLocked', target: 'asking', actions: 'emitOpened' },
          { target: 'setting', actions: 'emitOpened' },
        ],
      },
    },
    setting: {
      tags: ['visible', 'lock'],
      on: {
        'form.change': { actions: 'change' },
        submit: [
          { guard: 'isRefused', actions: assign(({ context }) => ({ problem: problemOf(context.form) })) },
          { target: 'locking' },
        ],
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
    },
    // A request that was sent cannot be cancelled, so the dialog waits for it.
    locking: {
      tags: ['visible', 'busy', 'lock'],
      invoke: {
        id: 'lock',
        src: 'lock',
        input: ({ context: { id, form } }) => ({ id, password: form.password, hint: form.hint }),
        onDone: { target: 'closed', actions: ['emitClosed', 'emitChanged'] },
        onError: {
          target: 'setting',
          actions: assign(({ event }) => ({ problem: 'failed', failure: toFailure(event.error) })),
        },
      },
    },
    asking: {
      tags: ['visible', 'unlock'],
      on: {
        'form.change': { actions: 'change' },
        'hint.show': '.reading',
        submit: [{ guard: 'isEmpty', actions: assign({ problem: 'empty' }) }, { target: 'unlocking' }],
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
      initial: 'resting',
      states: {
        resting: {},
        reading: {
          invoke: {
            id: 'readHint',
            src: 'readHint',
            input: ({ context: { id } }) => ({ id }),
            onDone: { target: 'resting', actions: assign(({ event }) => ({ hint: { text: event.output } })) },
            onError: {
              target: 'resting',
              actions: assign(({ event }) => ({ hint: { failure: toFailure(event.error) } })),
            },
          },
        },
      },
    },
    unlocking: {
      tags: ['visible', 'busy', 'unlock'],
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: ({ context: { id, form } }) => ({ id, password: form.password }),
        onDone: { target: 'closed', actions: ['emitClosed', 'emitChanged'] },
        onError: {
          target: 'asking',
          actions: assign(({ event }) => {
            const failure = toFailure(event.error);
            return { failure, problem: failure.code === 'wrong_password' ? 'wrong' : 'failed' };
          }),
        },
      },
    },
  },
});

function problemOf({ password, repeat, hint }: LockForm): LockProblem | null {
  if (password === '') return 'empty';
  if (password !== repeat) return 'different';
  return hint.toLowerCase().includes(password.toLowerCase()) ? 'hintTells' : null;
}
