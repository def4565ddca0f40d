import { closeHistory } from '@tiptap/pm/history';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { comingFrom } from '../record/origin-of.ts';
import { replaceText } from '../text/replace-text.ts';
import type { Ignored } from './ignored.ts';
import { listSuggestions, suggestionById } from './selectors.ts';
import { suggestionKey, suggestionsOf, withAction } from './suggestion-key.ts';
import type { SuggestionAction } from './suggestion-state.ts';
import type { Suggestion } from './suggestion.ts';

const act =
  (action: (state: EditorState) => SuggestionAction | null): Command =>
  (state, dispatch) => {
    const chosen = action(state);
    if (!chosen || !suggestionsOf(state)) return false;
    dispatch?.(withAction(state.tr, chosen));
    return true;
  };

/** Adds suggestions and underlines them. */
export const addSuggestions = (suggestions: readonly Suggestion[]): Command =>
  act(() => ({ type: 'add', suggestions }));

/** Removes one suggestion. */
export const removeSuggestion = (id: string): Command => act(() => ({ type: 'remove', ids: new Set([id]) }));

/** Removes the suggestions that touch a range or a position. */
export const removeSuggestionsBetween = (from: number, to = from): Command =>
  act((state) => {
    const found = listSuggestions(state).filter(
      (suggestion) => suggestion.from <= to && suggestion.to >= from,
    );
    return found.length === 0 ? null : { type: 'remove', ids: new Set(found.map(({ id }) => id)) };
  });

/** Removes all suggestions; the whole text counts as unchecked. */
export const clearSuggestions: Command = act(() => ({ type: 'clear' }));

/** Hides or shows the underlines. */
export const showSuggestions = (shown: boolean): Command => act(() => ({ type: 'show', shown }));

/** Selects a suggestion, or none. */
export const selectSuggestion = (id: string | null): Command => act(() => ({ type: 'select', id }));

/** Hides one suggestion as long as its words stay the same. */
export const ignoreSuggestion = (id: string): Command => act(() => ({ type: 'ignore', id }));

/** Sets the ignored words and rules; suggestions of those taken out are found again. */
export const setIgnoreList = (words: readonly string[], rules: readonly string[]): Command =>
  act(() => ({ type: 'ignoreList.change', words, rules }));

/** Ignores unknown words everywhere in this document. */
export const ignoreWords = (words: readonly string[]): Command => act(() => ({ type: 'ignoreWords', words }));

/** Restores what was stored as ignored in this document. */
export const recallIgnored = (ignored: Ignored): Command => act(() => ({ type: 'recall', ignored }));

/** Marks everything as unchecked. */
export const recheckSuggestions: Command = act(() => ({ type: 'recheck' }));

/** Selects the suggestion after (`1`) or before (`-1`) the selected one, in reading order, wrapping around. */
export const selectNeighbour = (step: 1 | -1): Command =>
  act((state) => {
    const list = listSuggestions(state);
    const selected = list.findIndex(({ id }) => id === suggestionsOf(state)?.selectedId);
    const start = selected === -1 && step === -1 ? 0 : selected;
    const next = list[(start + step + list.length) % Math.max(list.length, 1)];
    return next ? { type: 'select', id: next.id } : null;
  });

interface Applying {
  /** Used instead of the first replacement. */
  readonly replacement?: string | undefined;
  /** The caret is placed after the new words; otherwise it stays. */
  readonly thenWrite?: boolean | undefined;
}

/** Replaces the words of one suggestion, keeping their marks, as one undo step. */
export const applySuggestion =
  (id: string, { replacement, thenWrite = false }: Applying = {}): Command =>
  (state, dispatch) => {
    const suggestion = suggestionById(state, id);
    if (!suggestion) return false;
    const { from, to } = suggestion;
    const tr = comingFrom(closeHistory(state.tr), 'correction').setMeta(suggestionKey, {
      type: 'remove',
      ids: new Set([id]),
    });
    replaceText(tr, from, to, replacement ?? suggestion.replacement);
    if (thenWrite) tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(to)));
    dispatch?.(tr);
    return true;
  };

/** Replaces the words of every certain suggestion and clears them, as one undo step (SPEC §4). */
export const applyAllSuggestions: Command = (state, dispatch) => {
  const list = listSuggestions(state).filter(({ isLikely }) => isLikely !== true);
  return applyAllOf(list, state, dispatch);
};

/** The same, except where the text cannot be replaced. */
export const applyAllPossible: Command = (state, dispatch) => {
  const list = listSuggestions(state).filter(({ isLikely }) => isLikely !== true);
  return applyAllOf(
    list.filter((suggestion) => isPossible(state, suggestion)),
    state,
    dispatch,
  );
};

function isPossible(state: EditorState, { from, to, replacement }: Suggestion): boolean {
  try {
    replaceText(state.tr, from, to, replacement);
    return true;
  } catch {
    return false;
  }
}

function applyAllOf(
  list: readonly Suggestion[],
  state: EditorState,
  dispatch: Parameters<Command>[1],
): boolean {
  if (list.length === 0) return false;
  const tr = comingFrom(closeHistory(state.tr), 'correction').setMeta(suggestionKey, {
    type: 'remove',
    ids: new Set(list.map(({ id }) => id)),
  });
  let end = Number.POSITIVE_INFINITY;
  for (const { from, to, replacement } of list.toReversed()) {
    if (to > end) continue;
    replaceText(tr, from, to, replacement);
    end = from;
  }
  dispatch?.(tr);
  return true;
}

/** Ends the current undo step, so that typing right after does not join it. */
export const endUndoStep: Command = (state, dispatch) => {
  dispatch?.(closeHistory(state.tr));
  return true;
};
