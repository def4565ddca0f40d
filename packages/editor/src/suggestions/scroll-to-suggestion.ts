import type { EditorView } from '@tiptap/pm/view';
import { suggestionById } from './selectors.ts';

/** Brings a suggestion into view without moving the caret. */
export function scrollToSuggestion(view: EditorView, id: string): void {
  const suggestion = suggestionById(view.state, id);
  if (!suggestion) return;
  const { node } = view.domAtPos(suggestion.from, 1);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'nearest' });
}
