import type { SharedAccount } from '@octavo/contract';
import { maxSharedAccounts } from '@octavo/contract/account-kinds';
import { assign, emit, fromPromise, raise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { codeProblem, noProblems, problemsOf } from './problems-of.ts';
import type { SharingContext, SharingDraft, SharingEmitted, SharingEvent } from './sharing.types.ts';

const emptyDraft: SharingDraft = { code: '', name: '', image: null };

const flow = setup({
  types: {
    context: {} as SharingContext,
    events: {} as SharingEvent,
    emitted: {} as SharingEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'form' | 'asking' | 'creating' | 'removal',
  },
  actors: {
    load: fromPromise<readonly SharedAccount[], void>(async () => notProvided('sharing.load')),
    ask: fromPromise<boolean, { code: string }>(async () => notProvided('sharing.ask')),
    generate: fromPromise<string, void>(async () => notProvided('sharing.generate')),
    create: fromPromise<unknown, SharingDraft>(async () => notProvided('sharing.create')),
    remove: fromPromise<unknown, { id: string }>(async () => notProvided('sharing.remove')),
  },
  delays: {
    /** SPEC §9: the delay before a code is looked up, in milliseconds. */
    pause: 800,
  },
  guards: {
    hasRoom: ({ context }) => context.accounts.length < maxSharedAccounts,
    hasProblem: ({ context }) => {
      const { code, name } = problemsOf(context);
      return code !== null || name !== null;
    },
    canBeAsked: ({ context }) => codeProblem(context.draft.code.trim()) === null,
  },
  actions: {
    showProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    showForm: emit({ type: 'opened', name: 'share-account' }),
    hideForm: emit({ type: 'closed', name: 'share-account' }),
    showRemoval: emit({ type: 'opened', name: 'share-removal' }),
    hideRemoval: emit({ type: 'closed', name: 'share-removal' }),
  },
});

const setCode = (code: string, { draft, problems }: SharingContext) => ({
  draft: { ...draft, code },
  problems: { ...problems, code: null },
  isFree: null,
});

const refused = (error: unknown) => ({ type: 'refused' as const, message: toFailure(error).message });

/**
 * The shared accounts of an account: their list, the dialog that adds one, and the question before one is deleted (SPEC
 * §2, §5, §8). Whether a code is free is checked 800 ms after the last key. Emits `opened` and `closed` for either
 * dialog, and `refused` with the server's message.
 *
 * Tags: `visible`, `busy`, `loading`, `failed`, `form`, `asking`, `creating`, `removal`.
 */
export const sharingMachine = flow.createMachine({
  id: 'sharing',
  context: { accounts: [], draft: emptyDraft, problems: noProblems, isFree: null, chosen: null },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading' } },
    loading: {
      tags: ['visible', 'busy', 'loading'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'listed', actions: assign({ accounts: ({ event }) => event.output }) },
        onError: 'failed',
      },
      on: { enter: { target: 'loading', reenter: true } },
    },
    failed: { tags: ['visible', 'failed'], on: { retry: 'loading', enter: 'loading' } },
    listed: {
      tags: 'visible',
      on: {
        enter: 'loading',
        add: {
          guard: 'hasRoom',
          target: 'form',
          actions: [assign({ draft: emptyDraft, problems: noProblems, isFree: null }), 'showForm'],
        },
        remove: {
          target: 'confirming',
          actions: [
            assign({
              chosen: ({ context, event }) => context.accounts.find(({ id }) => id === event.id) ?? null,
            }),
            'showRemoval',
          ],
        },
      },
    },
    form: {
      tags: ['visible', 'form'],
      initial: 'resting',
      on: {
        'code.change': {
          target: '.pausing',
          actions: assign(({ context, event }) => setCode(event.code, context)),
        },
        'code.generate': '.generating',
        'name.change': {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, name: event.name }),
            problems: ({ context }) => ({ ...context.problems, name: null }),
          }),
        },
        'image.change': {
          actions: assign({ draft: ({ context, event }) => ({ ...context.draft, image: event.image }) }),
        },
        submit: [{ guard: 'hasProblem', actions: 'showProblems' }, { target: 'creating' }],
        dismiss: { target: 'listed', actions: 'hideForm' },
      },
      states: {
        resting: {},
        pausing: { after: { pause: [{ guard: 'canBeAsked', target: 'asking' }, { target: 'resting' }] } },
        asking: {
          tags: 'asking',
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => ({ code: context.draft.code.trim() }),
            onDone: {
              target: 'resting',
              actions: [
                assign({ isFree: ({ event }) => event.output }),
                assign({
                  problems: ({ context }) => ({
                    ...context.problems,
                    code: context.isFree === false ? ('codeTaken' as const) : null,
                  }),
                }),
              ],
            },
            // The code is checked again when it is submitted.
            onError: 'resting',
          },
        },
        generating: {
          invoke: {
            id: 'generate',
            src: 'generate',
            onDone: {
              target: 'resting',
              actions: raise(({ event }) => ({ type: 'code.change' as const, code: event.output })),
            },
            onError: { target: 'resting', actions: emit(({ event }) => refused(event.error)) },
          },
        },
      },
    },
    creating: {
      tags: ['visible', 'busy', 'form', 'creating'],
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { draft } }) => ({ ...draft, code: draft.code.trim(), name: draft.name.trim() }),
        onDone: { target: 'loading', actions: 'hideForm' },
        onError: { target: 'form', actions: emit(({ event }) => refused(event.error)) },
      },
    },
    confirming: {
      tags: ['visible', 'removal'],
      on: {
        confirm: 'removing',
        dismiss: { target: 'listed', actions: 'hideRemoval' },
      },
    },
    removing: {
      tags: ['visible', 'busy', 'removal'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
        onDone: { target: 'loading', actions: 'hideRemoval' },
        onError: { target: 'listed', actions: [emit(({ event }) => refused(event.error)), 'hideRemoval'] },
      },
    },
  },
});
