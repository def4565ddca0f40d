import type { DocumentComment } from '@octavo/contract';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type {
  CommentingContext,
  CommentingEmitted,
  CommentingEvent,
  CommentingInput,
  KeepCommand,
  KeptReport,
  Listed,
  ReaderSettings,
  Sent,
} from './commenting.types.ts';
import { waitingDraft } from './drafts.ts';

export interface OfLink {
  readonly linkId: string;
}

export const commentingSetup = setup({
  types: {
    context: {} as CommentingContext,
    events: {} as CommentingEvent,
    emitted: {} as CommentingEmitted,
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
});

export const hasName = ({ name, nameDraft }: CommentingContext): boolean => (name || nameDraft.trim()) !== '';
