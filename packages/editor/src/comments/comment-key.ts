import { type EditorState, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { CommentAction, CommentState } from './comment-state.ts';

/** Identifies the plugin of comments in an editor state. */
export const commentKey = new PluginKey<CommentState>('comments');

/** The comments of a state; undefined until their plugin is fetched. */
export const commentsOf = (state: EditorState): CommentState | undefined => commentKey.getState(state);

export const withComments = (tr: Transaction, action: CommentAction): Transaction =>
  tr.setMeta(commentKey, action);

export function commentActionOf(tr: Transaction): CommentAction | undefined {
  const action: CommentAction | undefined = tr.getMeta(commentKey);
  return action;
}
