import type { ActorRefFrom } from 'xstate';
import type { commentsMachine } from './comments.machine.ts';

export { commentsMachine } from './comments.machine.ts';
export { openCount, shownThreads } from './threads.ts';
export type {
  CommentCommand,
  CommentReport,
  CommentsContext,
  CommentsEmitted,
  CommentsEvent,
  CommentThread,
  LoadedComments,
  MarkedWords,
} from './comments.types.ts';
export type CommentsActor = ActorRefFrom<typeof commentsMachine>;
