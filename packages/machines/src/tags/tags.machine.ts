import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { type TagProblem, tagProblem } from './tag-problem.ts';

export interface TagsContext {
  readonly id: string;
  /** As stored by the server; null until fetched. */
  readonly saved: readonly string[] | null;
  /** As edited. */
  readonly tags: readonly string[];
  readonly typed: string;
  /** Tags of other documents that match the input. */
  readonly suggestions: readonly string[];
  readonly problem: TagProblem | null;
  readonly failure: Failure | null;
}

export type TagsEvent =
  | { type: 'open' }
  | { type: 'fetch-tags' }
  | { type: 'retry' }
  | { type: 'tags.change'; tags: readonly string[] }
  | { type: 'text.change'; text: string }
  | { type: 'save' }
  | { type: 'dismiss' };

/** `fetch-tags`: the tags were saved, so other views of them should update (SPEC §4). */
export interface TagsEmitted {
  readonly type: 'opened' | 'closed' | 'fetch-tags';
}

export interface SuggestInput {
  readonly input: string;
  readonly used: readonly string[];
}

/** SPEC §9, in milliseconds. */
const fetchDelay = 2_500;
/** SPEC §7: milliseconds after the last key. */
const suggestDelay = 500;

/**
 * The tags of one document (SPEC §4, §5), saved as a set. They are fetched some time after the document, again on
 * `fetch-tags`, and at the latest when the dialog opens. Emits `opened`, `closed` and `fetch-tags`.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const tagsMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as TagsContext,
    events: {} as TagsEvent,
    emitted: {} as TagsEmitted,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    load: fromPromise<readonly string[], { id: string }>(async () => notProvided('tags.load')),
    suggest: fromPromise<readonly string[], SuggestInput>(async () => notProvided('tags.suggest')),
    save: fromPromise<unknown, { id: string; tags: readonly string[] }>(async () => notProvided('tags.save')),
  },
  actions: {
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
    /** The dialog starts with the stored tags. */
    begin: assign(({ context }) => ({
      tags: context.saved ?? [],
      typed: '',
      suggestions: [],
      problem: null,
      failure: null,
    })),
  },
  guards: {
    isKnown: ({ context }) => context.saved !== null,
    isAsking: ({ context }) => context.typed.trim() !== '',
    hasNone: ({ context }) => context.tags.length === 0,
  },
  delays: { fetchDelay, suggestDelay },
}).createMachine({
  id: 'tags',
  context: ({ input: { id } }) => ({
    id,
    saved: null,
    tags: [],
    typed: '',
    suggestions: [],
    problem: null,
    failure: null,
  }),
  initial: 'waiting',
  on: { dismiss: { target: '.closed', actions: 'emitClosed' } },
  states: {
    waiting: {
      after: { fetchDelay: 'fetching' },
      on: { open: { target: 'loading', actions: 'emitOpened' }, 'fetch-tags': 'fetching', dismiss: {} },
    },
    fetching: {
      invoke: {
        id: 'fetch',
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'closed', actions: assign(({ event }) => ({ saved: event.output })) },
        // Nobody needs them yet: the dialog fetches them again.
        onError: 'closed',
      },
      on: { open: { target: 'loading', actions: 'emitOpened' }, dismiss: {} },
    },
    closed: {
      on: {
        open: [
          { guard: 'isKnown', target: 'editing', actions: ['begin', 'emitOpened'] },
          { target: 'loading', actions: 'emitOpened' },
        ],
        'fetch-tags': 'fetching',
        dismiss: {},
      },
    },
    loading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'editing',
          actions: [assign(({ event }) => ({ saved: event.output })), 'begin'],
        },
        onError: 'loadFailed',
      },
    },
    loadFailed: { tags: ['visible', 'failed'], on: { retry: 'loading' } },
    editing: {
      tags: 'visible',
      on: {
        'tags.change': {
          actions: assign(({ context, event: { tags } }) => {
            const problem = tags.length > context.tags.length ? tagProblem(tags) : null;
            return problem === null ? { tags, problem, failure: null } : { problem, failure: null };
          }),
        },
        'text.change': { target: '.typing', actions: assign(({ event }) => ({ typed: event.text })) },
        save: [
          { guard: 'hasNone', actions: assign({ problem: 'tooFew', failure: null }) },
          { target: 'saving' },
        ],
      },
      initial: 'resting',
      states: {
        resting: {},
        typing: {
          after: {
            suggestDelay: [
              { guard: 'isAsking', target: 'suggesting' },
              { target: 'resting', actions: assign({ suggestions: [] }) },
            ],
          },
        },
        suggesting: {
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ input: context.typed.trim(), used: context.tags }),
            onDone: { target: 'resting', actions: assign(({ event }) => ({ suggestions: event.output })) },
            // Typing works without them.
            onError: { target: 'resting', actions: assign({ suggestions: [] }) },
          },
        },
      },
    },
    saving: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { id, tags } }) => ({ id, tags }),
        onDone: {
          target: 'closed',
          actions: [
            assign(({ context }) => ({ saved: context.tags })),
            'emitClosed',
            emit({ type: 'fetch-tags' }),
          ],
        },
        onError: {
          target: 'editing',
          actions: assign(({ event }) => {
            const failure = toFailure(event.error);
            return { failure, problem: failure.code === 'not_found' ? 'noDocument' : 'failed' };
          }),
        },
      },
    },
  },
});
