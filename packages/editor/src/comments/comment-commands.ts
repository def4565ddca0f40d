import { closeHistory } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { comingFrom } from '../record/origin-of.ts';
import { replaceText } from '../text/replace-text.ts';
import { withComments } from './comment-key.ts';
import type { MarkedComment } from './comment-place.ts';
import { commentById } from './selectors.ts';

/** Sets all comments that there are. */
export const setComments =
  (comments: readonly MarkedComment[]): Command =>
  (state, dispatch) => {
    dispatch?.(withComments(state.tr, { type: 'list', comments }));
    return true;
  };

/** Selects a comment, or none. */
export const selectComment =
  (id: string | null): Command =>
  (state, dispatch) => {
    dispatch?.(withComments(state.tr, { type: 'select', id }));
    return true;
  };

/** Replaces the words of a comment as one undo step, keeping their marks; refused if they are gone. */
export const replaceWords =
  (id: string, words: string): Command =>
  (state, dispatch) => {
    const place = commentById(state, id);
    if (!place || place.isGone) return false;
    const { from, to } = place;
    const $from = state.doc.resolve(from);
    const tr = comingFrom(closeHistory(state.tr), 'correction');
    // Words over the end of a paragraph become part of the first.
    if ($from.sameParent(state.doc.resolve(to))) replaceText(tr, from, to, words);
    else tr.insertText(words, from, to);
    dispatch?.(tr);
    return true;
  };
