import { type EditorState, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { SuggestionAction, SuggestionState } from './suggestion-state.ts';

/** Identifies the suggestion plugin in an editor state. */
export const suggestionKey = new PluginKey<SuggestionState>('suggestions');

/** Attaches a suggestion action to a transaction. */
export function withAction(tr: Transaction, action: SuggestionAction): Transaction {
  return tr.setMeta(suggestionKey, action);
}

/** The suggestion action of a transaction, if any. */
export function actionOf(tr: Transaction): SuggestionAction | undefined {
  const action: SuggestionAction | undefined = tr.getMeta(suggestionKey);
  return action;
}

/** The suggestions of a state; undefined before the editor is mounted. */
export function suggestionsOf(state: EditorState): SuggestionState | undefined {
  return suggestionKey.getState(state);
}
