import type { EditorView } from '@tiptap/pm/view';
import { scrollIntoReading } from '../view/scroll-into-reading.ts';
import { suggestionById } from './selectors.ts';

/** Below the top bar with a margin, and above the bottom sheet of a small screen. */
const room = { top: 72, bottom: [0.55, 0.97] } as const;

/**
 * Scrolls a suggestion into view without moving the caret: below the bar, and above the bottom sheet on a small screen.
 */
export function scrollToSuggestion(view: EditorView, id: string): void {
  const suggestion = suggestionById(view.state, id);
  if (suggestion) scrollIntoReading(view, suggestion, room);
}
