import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { draftOf, emptyDraft, hasProblem, noProblems, problemsOf, withLink } from './link-draft.ts';
import type {
  LinksContext,
  LinksEmitted,
  LinksEvent,
  LoadedLinks,
  SaveLinkInput,
  SharedLink,
} from './links.types.ts';

/**
 * The links by which others read a document: their list with who opened them, the form of one, and revoking it. A
 * document without a link begins with the form of its first one. Emits `opened`, `closed` and `made`.
 *
 * Tags: `visible`, `busy`, `failed`, `form`, `removal`.
 */
export const linksMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as LinksContext,
    events: {} as LinksEvent,
    emitted: {} as LinksEmitted,
    tags: {} as 'visible' | 'busy' | 'failed' | 'form' | 'removal',
  },
  actors: {
    load: fromPromise<LoadedLinks, { id: string }>(async () => notProvided('links.load')),
    /** Creates or changes a link and resolves to it. */
    save: fromPromise<SharedLink, SaveLinkInput>(async () => notProvided('links.save')),
    revoke: fromPromise<unknown, { id: string; linkId: string }>(async () => notProvided('links.revoke')),
  },
  guards: {
    isUnsound: ({ context }) => hasProblem(problemsOf(context)),
    isFirst: ({ context }) => context.links.length === 0,
  },
  actions: {
    emptyDraft: assign({ draft: emptyDraft, problems: noProblems, failure: null }),
    forgetFailure: assign({ failure: null }),
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'links',
  context: ({ input: { id } }) => ({
    id,
    links: [],
    today: '',
    draft: emptyDraft,
    problems: noProblems,
    made: null,
    chosen: null,
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
      entry: assign({ links: [], made: null, failure: null }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: ({ event }) => event.output.links.length === 0,
            target: 'form',
            actions: [assign(({ event }) => event.output), 'emptyDraft'],
          },
          { target: 'listed', actions: assign(({ event }) => event.output) },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: toFailure(event.error) })) },
      },
    },
    failed: { tags: ['visible', 'failed'], on: { retry: 'loading' } },
    listed: {
      tags: 'visible',
      on: {
        add: { target: 'form', actions: 'emptyDraft' },
        edit: {
          target: 'form',
          actions: assign(({ context: { links }, event }) => {
            const link = links.find(({ id }) => id === event.id);
            return { draft: link ? draftOf(link) : emptyDraft, problems: noProblems, failure: null };
          }),
        },
        revoke: {
          target: 'confirming',
          actions: assign(({ event }) => ({ chosen: event.id, failure: null })),
        },
      },
    },
    form: {
      tags: ['visible', 'form'],
      on: {
        'draft.change': {
          actions: assign(({ context, event: { change } }) => ({
            draft: { ...context.draft, ...change },
            problems: noProblems,
            failure: null,
          })),
        },
        submit: [
          { guard: 'isUnsound', actions: assign(({ context }) => ({ problems: problemsOf(context) })) },
          { target: 'saving' },
        ],
        cancel: [
          { guard: 'isFirst', target: 'closed', actions: 'emitClosed' },
          { target: 'listed', actions: 'forgetFailure' },
        ],
      },
    },
    // A request that was sent cannot be cancelled, so the dialog waits for it.
    saving: {
      tags: ['visible', 'busy', 'form'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { id, draft } }) => ({ id, draft: { ...draft, name: draft.name.trim() } }),
        onDone: {
          target: 'listed',
          actions: [
            assign(({ context, event: { output } }) => ({
              links: withLink(context.links, output),
              made: context.draft.id === null ? output.id : context.made,
              // A password is kept no longer than it is needed.
              draft: emptyDraft,
            })),
            emit({ type: 'made' }),
          ],
        },
        onError: { target: 'form', actions: assign(({ event }) => ({ failure: toFailure(event.error) })) },
      },
      on: { dismiss: {} },
    },
    confirming: {
      tags: ['visible', 'removal'],
      on: { confirm: 'revoking', cancel: 'listed' },
    },
    revoking: {
      tags: ['visible', 'busy', 'removal'],
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context: { id, chosen } }) => ({ id, linkId: chosen ?? '' }),
        onDone: {
          target: 'listed',
          actions: assign(({ context }) => ({
            links: context.links.filter(({ id }) => id !== context.chosen),
            chosen: null,
          })),
        },
        onError: { target: 'listed', actions: assign(({ event }) => ({ failure: toFailure(event.error) })) },
      },
      on: { dismiss: {} },
    },
  },
});
