export { createCommentLayout } from './comment-layout.ts';
export type { MarkedComment } from './comment-place.ts';
export {
  type CommentOrder,
  type CommentReports,
  type CommentSession,
  connectComments,
} from './connect-comments.ts';
