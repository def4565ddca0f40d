import { closeHistory } from '@tiptap/pm/history';
import type { Command, EditorState, Transaction } from '@tiptap/pm/state';
import { replaceNoteText } from '../footnotes/replace-note-text.ts';
import { replaceText } from '../text/replace-text.ts';
import { findMatches, isSameMatch, type Match, patternOf } from './find-matches.ts';
import { searchQueryOf, showMatch, shownMatchOf, withMatch } from './search-plugin.ts';

/** All matches of the current query. */
export function matchesOf(state: EditorState): readonly Match[] {
  const pattern = patternOf(searchQueryOf(state));
  return pattern === null ? [] : findMatches(state.doc, pattern);
}

/** Shows the next or previous match, starting from the caret if none is shown yet. Wraps around at the ends. */
export const moveToMatch =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const matches = matchesOf(state);
    const shown = shownMatchOf(state);
    const { from } = state.selection;
    // All matches in one footnote have the position of its mark.
    const at = shown === null ? -1 : matches.findIndex((match) => isSameMatch(match, shown));
    const next =
      at !== -1
        ? matches[at + by]
        : by === 1
          ? matches.find((match) => match.from >= from)
          : matches.findLast((match) => match.from < from);
    const match = next ?? matches.at(by === 1 ? 0 : -1);
    return match ? showMatch(match)(state, dispatch) : false;
  };

/** Replaces the current match as one undo step, and shows the next. */
export const replaceMatch =
  (replacement: string): Command =>
  (state, dispatch) => {
    const shown = shownMatchOf(state);
    if (shown === null) return moveToMatch(1)(state, dispatch);
    const tr = replaceAt(closeHistory(state.tr), shown, replacement);
    const pattern = patternOf(searchQueryOf(state));
    const matches = pattern === null ? [] : findMatches(tr.doc, pattern);
    const next = matches.find((match) => isBehind(match, shown, replacement.length));
    dispatch?.(withMatch(tr, next ?? matches[0] ?? null));
    return true;
  };

/** Replaces all matches as one undo step. */
export const replaceAllMatches =
  (replacement: string): Command =>
  (state, dispatch) => {
    const matches = matchesOf(state);
    if (matches.length === 0) return false;
    const tr = closeHistory(state.tr);
    for (const match of matches.toReversed()) replaceAt(tr, match, replacement);
    dispatch?.(withMatch(tr, null));
    return true;
  };

const replaceAt = (tr: Transaction, { from, to, note }: Match, replacement: string): Transaction =>
  note ? replaceNoteText(tr, from, note, replacement) : replaceText(tr, from, to, replacement);

/** Whether a match comes after the replacement of another. */
function isBehind(match: Match, replaced: Match, length: number): boolean {
  if (replaced.note === undefined) return match.from >= replaced.from + length;
  const isInNote = match.from === replaced.from && match.note !== undefined;
  return isInNote ? match.note.from >= replaced.note.from + length : match.from > replaced.from;
}
