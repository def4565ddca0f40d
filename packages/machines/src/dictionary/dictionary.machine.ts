import type { WritingPreferences, WritingPreferencesChange } from '@octavo/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  DictionaryContext,
  DictionaryEmitted,
  DictionaryEvent,
  DictionaryInput,
} from './dictionary.types.ts';
import { withAdditions } from './with-changes.ts';

const flow = setup({
  types: {
    input: {} as DictionaryInput,
    context: {} as DictionaryContext,
    events: {} as DictionaryEvent,
    emitted: {} as DictionaryEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'saving',
  },
  actors: {
    load: fromPromise<WritingPreferences, void>(async () => notProvided('dictionary.load')),
    save: fromPromise<WritingPreferences, { change: WritingPreferencesChange }>(async () =>
      notProvided('dictionary.save'),
    ),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    isNoWord: ({ context }) => !/^\S{1,100}$/u.test(context.draft.trim()),
  },
  actions: {
    queue: assign(({ context: { changes, draft }, event }) => {
      const change = changeOf(event, draft);
      return change === null ? {} : { changes: [...changes, change] };
    }),
    clearDraft: assign({ draft: '', problem: null }),
    emitChanged: emit(({ context: { kept, changes } }) => ({
      type: 'changed' as const,
      ...withAdditions(kept, changes),
    })),
  },
});

/**
 * The account's dictionary and the rules that it ignores, on every device. Additions take effect at once, removals once
 * the server has confirmed them. If the server refuses, all unsent changes are undone. Emits `changed`, `inherited` and
 * `refused`.
 *
 * Tags: `visible`, `busy`, `loading`, `failed`, `saving`.
 */
export const dictionaryMachine = flow.createMachine({
  id: 'dictionary',
  context: ({ input }) => ({
    ...input,
    kept: { words: [], ignoredRules: [] },
    changes: [],
    draft: '',
    problem: null,
  }),
  on: {
    enter: '.loading',
    'draft.change': { actions: assign(({ event }) => ({ draft: event.draft, problem: null })) },
  },
  initial: 'idle',
  states: {
    idle: {},
    loading: {
      tags: ['visible', 'busy', 'loading'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'ready',
          actions: [
            assign(({ context: { inherited, changes }, event }) => ({
              kept: event.output,
              inherited: [],
              changes: inherited.length === 0 ? changes : [...changes, { ignoreRules: [...inherited] }],
            })),
            emit({ type: 'inherited' }),
          ],
        },
        onError: 'failed',
      },
      on: {
        'word.add': { actions: ['queue', 'emitChanged'] },
        'rule.ignore': { actions: ['queue', 'emitChanged'] },
      },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: {
        retry: 'loading',
        'word.add': { target: 'loading', actions: ['queue', 'emitChanged'] },
        'rule.ignore': { target: 'loading', actions: ['queue', 'emitChanged'] },
      },
    },
    ready: {
      tags: 'visible',
      entry: 'emitChanged',
      always: { guard: 'hasChanges', target: 'saving' },
      on: {
        'word.add': { target: 'saving', actions: 'queue' },
        'word.remove': { target: 'saving', actions: 'queue' },
        'rule.ignore': { target: 'saving', actions: 'queue' },
        'rule.restore': { target: 'saving', actions: 'queue' },
        'draft.submit': [
          { guard: 'isNoWord', actions: assign({ problem: 'notAWord' }) },
          { target: 'saving', actions: ['queue', 'clearDraft'] },
        ],
      },
    },
    saving: {
      tags: ['visible', 'busy', 'saving'],
      entry: 'emitChanged',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ change: context.changes[0] ?? {} }),
        onDone: {
          target: 'ready',
          actions: assign(({ context, event }) => ({
            kept: event.output,
            changes: context.changes.slice(1),
          })),
        },
        onError: {
          target: 'ready',
          actions: [
            assign({ changes: [] }),
            emit(({ event }) => ({ type: 'refused', message: toFailure(event.error).message })),
          ],
        },
      },
      on: {
        'word.add': { actions: ['queue', 'emitChanged'] },
        'word.remove': { actions: 'queue' },
        'rule.ignore': { actions: ['queue', 'emitChanged'] },
        'rule.restore': { actions: 'queue' },
      },
    },
  },
});

function changeOf(event: DictionaryEvent, draft: string): WritingPreferencesChange | null {
  switch (event.type) {
    case 'word.add':
      return { addWords: [event.word] };
    case 'word.remove':
      return { removeWords: [event.word] };
    case 'rule.ignore':
      return { ignoreRules: [event.rule] };
    case 'rule.restore':
      return { restoreRules: [event.rule] };
    case 'draft.submit':
      return { addWords: [draft.trim()] };
    default:
      return null;
  }
}
