import type { DocumentComment } from '@octavo/contract';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  CommentingContext,
  CommentingEvent,
  CommentingInput,
  KeepCommand,
  KeptReport,
  Listed,
  ReaderSettings,
  Sent,
} from './commenting.types.ts';
import {
  changedDraft,
  saysSomething,
  waitingDraft,
  withComment,
  withDraft,
  withoutComment,
} from './drafts.ts';

export interface OfLink {
  readonly linkId: string;
}

/**
 * What a reader says about a text (decision 0413). Drafts are kept on the device until the server has taken them; any
 * number can be open, and those that were sent off are sent one after the other. Region `list` follows the comments of
 * everybody, `sending` the drafts, `removal` what the reader takes back, `settings` name and address.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const commentingMachine = setup({
  types: {
    context: {} as CommentingContext,
    events: {} as CommentingEvent,
    input: {} as CommentingInput,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    drafts: fromCallback<KeepCommand, OfLink, KeptReport>(() => notProvided('commenting.drafts')),
    load: fromPromise<Listed, OfLink>(async () => notProvided('commenting.load')),
    send: fromPromise<DocumentComment, Sent>(async () => notProvided('commenting.send')),
    takeBack: fromPromise<unknown, OfLink & { readonly id: string }>(async () =>
      notProvided('commenting.takeBack'),
    ),
    saveSettings: fromPromise<unknown, OfLink & ReaderSettings>(async () =>
      notProvided('commenting.saveSettings'),
    ),
  },
  guards: {
    isNewer: ({ context, event }) => event.type === 'revision.known' && event.revision > context.revision,
    isWaiting: ({ context }) => waitingDraft(context) !== undefined,
    isLeaving: ({ context }) => context.removals.length > 0,
    isNamed: ({ context }) => hasName(context),
  },
  actions: {
    keep: sendTo('drafts', ({ context: { drafts, nameDraft, email } }) => ({
      type: 'keep',
      drafts,
      nameDraft,
      email,
    })),
    noteRevision: assign(({ event }) => (event.type === 'revision.known' ? { known: event.revision } : {})),
  },
}).createMachine({
  id: 'commenting',
  context: ({ input: { linkId, name } }) => ({
    linkId,
    comments: [],
    revision: -1,
    known: -1,
    name,
    nameDraft: '',
    email: '',
    drafts: [],
    begun: null,
    chosen: null,
    asked: null,
    removals: [],
    failure: null,
    settings: { name, email: '' },
  }),
  invoke: { id: 'drafts', src: 'drafts', input: ({ context: { linkId } }) => ({ linkId }) },
  on: {
    kept: {
      // What was being sent when the page was closed may have arrived, so it is not sent again unasked.
      actions: assign(({ event: { drafts, nameDraft, email } }) => ({
        drafts: drafts.map((draft) => ({ ...draft, status: 'writing' as const })),
        nameDraft,
        email,
      })),
    },
    'comment.start': {
      actions: [
        assign(({ context, event: { anchor, proposal } }) =>
          withDraft(context, { type: 'words', anchor }, { proposal }),
        ),
        'keep',
      ],
    },
    'answer.start': {
      actions: [
        assign(({ context, event: { thread } }) => withDraft(context, { type: 'answer', thread })),
        'keep',
      ],
    },
    'edit.start': {
      actions: [
        assign(({ context, event: { id } }) => {
          const text = context.comments.find((comment) => comment.id === id)?.text ?? '';
          return withDraft(context, { type: 'edit', id }, { text });
        }),
        'keep',
      ],
    },
    'mark.press': {
      actions: [
        assign(({ context, event: { anchor, mark, replaces } }) => ({
          ...withDraft(
            context,
            { type: 'mark', anchor, mark },
            // Sent at once, unless the reader has to say first who they are.
            { status: hasName(context) ? 'waiting' : 'writing' },
          ),
          removals: [...context.removals, ...replaces],
        })),
        'keep',
      ],
    },
    'draft.change': {
      actions: [
        assign({
          drafts: ({ context, event: { key, change } }) => changedDraft(context.drafts, key, change),
        }),
        'keep',
      ],
    },
    'draft.discard': {
      actions: [
        assign({ drafts: ({ context, event }) => context.drafts.filter(({ key }) => key !== event.key) }),
        'keep',
      ],
    },
    'draft.send': {
      guard: ({ context, event }) =>
        hasName(context) && context.drafts.some((draft) => draft.key === event.key && saysSomething(draft)),
      actions: [
        assign({
          drafts: ({ context, event: { key } }) =>
            changedDraft(context.drafts, key, { status: 'waiting', failure: null }),
        }),
        'keep',
      ],
    },
    'name.change': { actions: [assign({ nameDraft: ({ event }) => event.name }), 'keep'] },
    'mark.undo': {
      actions: assign({ removals: ({ context, event }) => [...context.removals, event.id] }),
    },
    choose: { actions: assign({ chosen: ({ event }) => event.thread }) },
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['visible', 'busy'],
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context: { linkId } }) => ({ linkId }),
            onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
            onError: {
              target: 'failed',
              actions: assign({ failure: ({ event }) => toFailure(event.error) }),
            },
          },
          on: { 'revision.known': { actions: 'noteRevision' } },
        },
        failed: {
          tags: ['visible', 'failed'],
          on: {
            retry: 'loading',
            // The server answers again.
            'revision.known': { target: 'loading', actions: 'noteRevision' },
          },
        },
        ready: {
          tags: 'visible',
          on: { 'revision.known': { guard: 'isNewer', target: 'refreshing', actions: 'noteRevision' } },
        },
        refreshing: {
          tags: ['visible', 'busy'],
          invoke: {
            id: 'refresh',
            src: 'load',
            input: ({ context: { linkId } }) => ({ linkId }),
            onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
            // What is shown stays; the next report of a newer revision tries again.
            onError: 'ready',
          },
        },
      },
    },
    sending: {
      initial: 'resting',
      states: {
        resting: { tags: 'visible', always: { guard: 'isWaiting', target: 'sending' } },
        sending: {
          tags: ['visible', 'busy'],
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => sentOf(context),
            onDone: {
              target: 'resting',
              actions: [assign(({ context, event }) => taken(context, event.output)), 'keep'],
            },
            onError: {
              target: 'resting',
              actions: [assign(({ context, event }) => refused(context, event.error)), 'keep'],
            },
          },
        },
      },
    },
    removal: {
      initial: 'resting',
      on: {
        'removal.ask': {
          target: '.asking',
          actions: assign({ asked: ({ event }) => event.id, failure: null }),
        },
      },
      states: {
        resting: { tags: 'visible', always: { guard: 'isLeaving', target: 'removing' } },
        asking: {
          tags: 'visible',
          on: {
            'removal.confirm': {
              target: 'removing',
              actions: assign(({ context }) => ({
                removals: context.asked === null ? context.removals : [...context.removals, context.asked],
                asked: null,
              })),
            },
            'removal.keep': { target: 'resting', actions: assign({ asked: null, failure: null }) },
          },
        },
        removing: {
          tags: ['visible', 'busy'],
          invoke: {
            id: 'takeBack',
            src: 'takeBack',
            input: ({ context: { linkId, removals } }) => ({ linkId, id: removals[0] ?? '' }),
            onDone: { target: 'resting', actions: assign(({ context }) => removed(context)) },
            onError: {
              target: 'asking',
              actions: assign(({ context, event }) => ({
                asked: context.removals[0] ?? null,
                removals: context.removals.slice(1),
                failure: toFailure(event.error),
              })),
            },
          },
          // One at a time: the request that was sent is waited for.
          on: { 'removal.ask': {} },
        },
      },
    },
    settings: {
      initial: 'closed',
      states: {
        closed: {
          tags: 'visible',
          on: { 'settings.open': { target: 'open', actions: assign({ failure: null }) } },
        },
        open: {
          tags: 'visible',
          on: {
            'settings.close': 'closed',
            'settings.save': {
              target: 'saving',
              actions: assign({ settings: ({ event }) => event.settings, failure: null }),
            },
          },
        },
        saving: {
          tags: ['visible', 'busy'],
          invoke: {
            id: 'saveSettings',
            src: 'saveSettings',
            input: ({ context: { linkId, settings } }) => ({ linkId, ...settings }),
            onDone: { target: 'closed', actions: [assign(({ context }) => context.settings), 'keep'] },
            onError: { target: 'open', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
          },
        },
      },
    },
  },
});

const hasName = ({ name, nameDraft }: CommentingContext): boolean => (name || nameDraft.trim()) !== '';

function sentOf(context: CommentingContext): Sent {
  const { linkId, name, nameDraft } = context;
  const draft = waitingDraft(context);
  if (draft === undefined) throw new Error('No draft waits to be sent');
  return { linkId, name: name === '' ? nameDraft.trim() : null, draft };
}

function taken(context: CommentingContext, comment: DocumentComment): Partial<CommentingContext> {
  const sent = waitingDraft(context);
  return {
    comments: withComment(context.comments, comment),
    drafts: context.drafts.filter((draft) => draft !== sent),
    name: context.name || context.nameDraft.trim(),
    chosen: comment.mark === null ? comment.thread : context.chosen,
  };
}

function refused(context: CommentingContext, error: unknown): Partial<CommentingContext> {
  const sent = waitingDraft(context);
  if (sent === undefined) return {};
  return {
    drafts: changedDraft(context.drafts, sent.key, { status: 'failed', failure: toFailure(error) }),
  };
}

function removed({ comments, removals }: CommentingContext): Partial<CommentingContext> {
  const [id = '', ...others] = removals;
  return { comments: withoutComment(comments, id), removals: others };
}
