import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { comparedVersions } from './compared-texts.ts';
import type {
  LoadedVersions,
  VersionInput,
  VersionsContext,
  VersionsEmitted,
  VersionsEvent,
} from './versions.types.ts';

/**
 * The versions of a document: their list, the changes between two of them, their names, and restoring one. Texts are
 * loaded when viewed. Emits `opened`, `closed` and `restored`.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const versionsMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as VersionsContext,
    events: {} as VersionsEvent,
    emitted: {} as VersionsEmitted,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    load: fromPromise<LoadedVersions, { id: string }>(async () => notProvided('versions.load')),
    /** The texts of some versions, by id. */
    read: fromPromise<Readonly<Record<string, string>>, { id: string; versionIds: readonly string[] }>(
      async () => notProvided('versions.read'),
    ),
    /** Resolves to the name as stored. */
    name: fromPromise<string, VersionInput & { name: string }>(async () => notProvided('versions.name')),
    restore: fromPromise<unknown, VersionInput>(async () => notProvided('versions.restore')),
  },
  guards: { isChosen: ({ context }) => context.chosen !== null },
  actions: {
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'versions',
  context: ({ input: { id } }) => ({
    id,
    versions: [],
    now: '',
    chosen: null,
    comparedWith: 'now',
    texts: {},
    problem: null,
    failure: null,
  }),
  initial: 'closed',
  on: { dismiss: { target: '.closed', actions: 'emitClosed' } },
  states: {
    closed: {
      on: { open: { target: 'loading', actions: 'emitOpened' }, dismiss: {} },
    },
    loading: {
      tags: ['visible', 'busy'],
      entry: assign({ texts: {}, problem: null, failure: null }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'ready.reading',
          actions: assign(({ event: { output } }) => ({
            ...output,
            chosen: output.versions[0]?.id ?? null,
          })),
        },
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ failure: toFailure(event.error) })),
        },
      },
    },
    failed: { tags: ['visible', 'failed'], on: { retry: 'loading' } },
    ready: {
      tags: 'visible',
      on: {
        choose: { target: '.reading', actions: assign(({ event }) => ({ chosen: event.id, problem: null })) },
        compare: {
          target: '.reading',
          actions: assign(({ event }) => ({ comparedWith: event.comparedWith })),
        },
        name: { guard: 'isChosen', target: 'naming' },
        restore: { guard: 'isChosen', target: 'restoring' },
      },
      initial: 'resting',
      states: {
        resting: {},
        reading: {
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context }) => ({
              id: context.id,
              versionIds: comparedVersions(context).filter((id) => context.texts[id] === undefined),
            }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event }) => ({ texts: { ...context.texts, ...event.output } })),
            },
            onError: {
              target: '#versions.failed',
              actions: assign(({ event }) => ({ failure: toFailure(event.error) })),
            },
          },
        },
      },
    },
    naming: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'name',
        src: 'name',
        input: ({ context, event }) => ({
          id: context.id,
          versionId: context.chosen ?? '',
          name: event.type === 'name' ? event.name.trim() : '',
        }),
        onDone: {
          target: 'ready.reading',
          actions: assign(({ context, event }) => ({
            problem: null,
            versions: context.versions.map((version) =>
              version.id === context.chosen ? { ...version, name: event.output } : version,
            ),
          })),
        },
        onError: {
          target: 'ready',
          actions: assign(({ event }) => ({ problem: 'name', failure: toFailure(event.error) })),
        },
      },
    },
    // A request that was sent cannot be cancelled, so the dialog waits for it.
    restoring: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({ id: context.id, versionId: context.chosen ?? '' }),
        onDone: { target: 'closed', actions: ['emitClosed', emit({ type: 'restored' })] },
        onError: {
          target: 'ready',
          actions: assign(({ event }) => ({ problem: 'restore', failure: toFailure(event.error) })),
        },
      },
      on: { dismiss: {} },
    },
  },
});
