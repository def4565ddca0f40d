import { closeHistory } from '@tiptap/pm/history';
import type { Command, EditorState } from '@tiptap/pm/state';
import { replaceText } from '../text/replace-text.ts';
import { findMatches, type Match, patternOf } from './find-matches.ts';
import { searchQueryOf, showMatch, shownMatchOf, withMatch } from './search-plugin.ts';

/** Every place of what is searched for. */
export function matchesOf(state: EditorState): readonly Match[] {
  const pattern = patternOf(searchQueryOf(state));
  return pattern === null ? [] : findMatches(state.doc, pattern);
}

/** Shows the next found place, or the one before; from the caret on where none is shown yet. Goes around at the ends. */
export const moveToMatch =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const matches = matchesOf(state);
    const shown = shownMatchOf(state);
    const { from } = state.selection;
    const next =
      by === 1
        ? matches.find((match) => (shown ? match.from > shown.from : match.from >= from))
        : matches.findLast((match) => match.from < (shown ?? state.selection).from);
    const match = next ?? matches.at(by === 1 ? 0 : -1);
    return match ? showMatch(match)(state, dispatch) : false;
  };

/** Replaces the words of the shown place as one undo step, and shows the next. */
export const replaceMatch =
  (replacement: string): Command =>
  (state, dispatch) => {
    const shown = shownMatchOf(state);
    if (shown === null) return moveToMatch(1)(state, dispatch);
    const tr = replaceText(closeHistory(state.tr), shown.from, shown.to, replacement);
    const pattern = patternOf(searchQueryOf(state));
    const matches = pattern === null ? [] : findMatches(tr.doc, pattern);
    const end = shown.from + replacement.length;
    dispatch?.(withMatch(tr, matches.find(({ from }) => from >= end) ?? matches[0] ?? null));
    return true;
  };

/** Replaces the words of every found place as one undo step. */
export const replaceAllMatches =
  (replacement: string): Command =>
  (state, dispatch) => {
    const matches = matchesOf(state);
    if (matches.length === 0) return false;
    const tr = closeHistory(state.tr);
    for (const { from, to } of matches.toReversed()) replaceText(tr, from, to, replacement);
    dispatch?.(withMatch(tr, null));
    return true;
  };
