import type { DocumentComment } from '@octavo/contract';
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type {
  CommentChange,
  CommentCommand,
  CommentReport,
  CommentsContext,
  CommentsEmitted,
  CommentsEvent,
  LoadedComments,
  MarkedWords,
} from './comments.types.ts';
import { markedWords } from './threads.ts';

export const commentsSetup = setup({
  types: {
    input: {} as { id: string },
    context: {} as CommentsContext,
    events: {} as CommentsEvent,
    emitted: {} as CommentsEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'confirming',
  },
  actors: {
    load: fromPromise<LoadedComments, { id: string; asksForLinks: boolean }>(async () =>
      notProvided('comments.load'),
    ),
    /** Resolves to the comment as it is now; null if it was deleted. */
    change: fromPromise<DocumentComment | null, { id: string; change: CommentChange }>(async () =>
      notProvided('comments.change'),
    ),
    /** Reports where the words of comments have moved. */
    move: fromPromise<unknown, { id: string }>(async () => notProvided('comments.move')),
    text: fromCallback<CommentCommand, { comments: readonly MarkedWords[] }, CommentReport>(() =>
      notProvided('comments.text'),
    ),
    browser: fromCallback(() => notProvided('comments.browser')),
  },
  delays: { poll: 30_000, rest: 3000 },
  actions: {
    sendText: sendTo('text', ({ context }) => ({ type: 'list', comments: markedWords(context.comments) })),
    sendSelection: enqueueActions(({ context: { selectedId }, enqueue }) => {
      enqueue.sendTo('text', { type: 'select', id: selectedId });
      if (selectedId !== null) enqueue.emit({ type: 'selected' });
    }),
    begin: assign((_, change: CommentChange) => ({ change, problem: null, deletingId: null })),
  },
  guards: {
    isUsed: ({ context: { comments, hasLinks } }) => comments.length > 0 || hasLinks,
    isLeaving: ({ context }) => context.isLeaving,
  },
});
