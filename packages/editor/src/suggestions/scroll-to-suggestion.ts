import { breakpoints } from '@octavo/ui/theme/scale';
import type { EditorView } from '@tiptap/pm/view';
import { suggestionById } from './selectors.ts';

/** The height of the top bar plus a margin, in pixels. */
const bar = 72;
/** The part of a small screen that the open suggestion leaves free, and of a large one. */
const [beforeSheet, beforeEdge] = [0.55, 0.97];

/** Brings a suggestion into view without moving the caret: below the bar, and above the sheet on a small screen. */
export function scrollToSuggestion(view: EditorView, id: string): void {
  const suggestion = suggestionById(view.state, id);
  if (!suggestion) return;
  const { top } = view.coordsAtPos(suggestion.from, 1);
  const { bottom } = view.coordsAtPos(suggestion.to, -1);
  const { clientWidth, clientHeight } = document.documentElement;
  const last = clientHeight * (clientWidth < breakpoints.panel ? beforeSheet : beforeEdge);
  if (top < bar) window.scrollBy({ top: top - bar });
  else if (bottom > last) window.scrollBy({ top: Math.min(bottom - last, top - bar) });
}
