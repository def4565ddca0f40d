import { type EditorState, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { SuggestionAction, SuggestionState } from './suggestion-state.ts';

/** Names the suggestion plugin in an editor state. */
export const suggestionKey = new PluginKey<SuggestionState>('suggestions');

/** Sets what a transaction does to the suggestions. */
export function withAction(tr: Transaction, action: SuggestionAction): Transaction {
  return tr.setMeta(suggestionKey, action);
}

/** What a transaction does to the suggestions, if anything. */
export function actionOf(tr: Transaction): SuggestionAction | undefined {
  const action: SuggestionAction | undefined = tr.getMeta(suggestionKey);
  return action;
}

/** The suggestions of a state; undefined before the editor is mounted. */
export function suggestionsOf(state: EditorState): SuggestionState | undefined {
  return suggestionKey.getState(state);
}
