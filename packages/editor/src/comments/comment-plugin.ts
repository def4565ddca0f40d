import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { suggestionAt } from '../suggestions/selectors.ts';
import { suggestionsOf } from '../suggestions/suggestion-key.ts';
import { applyComments, findAllAgain, noComments } from './apply-comments.ts';
import { commentKey, commentsOf, withComments } from './comment-key.ts';
import type { FormerAnchors } from './comment-state.ts';
import { commentsAt, currentAnchors } from './selectors.ts';

/** Keeps comments on their words, and selects the one that is clicked; `drawnCommentsPlugin` draws them. */
export function commentPlugin(): Plugin {
  let shown: EditorView | null = null;
  return new Plugin({
    key: commentKey,
    state: {
      // Loading a document creates a new state, in which the comments of the one before are found again.
      init: (_config, state) => {
        const before = shown && commentsOf(shown.state);
        return shown && before ? findAllAgain(before, formerAnchors(shown), state.doc) : noComments;
      },
      apply: (tr, value) => applyComments(value, tr),
    },
    props: {
      handleClick: (view, position) => {
        if (!document.documentElement.hasAttribute('data-focus-mode')) selectAt(view, position);
        return false;
      },
      handleKeyDown: (view, event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return false;
        if ((commentsOf(view.state)?.selectedId ?? null) === null) return false;
        view.dispatch(withComments(view.state.tr, { type: 'select', id: null }));
        return true;
      },
    },
    view: (view) => {
      shown = view;
      return { destroy: () => void (shown = null) };
    },
  });
}

function formerAnchors({ state }: EditorView): FormerAnchors {
  const plugin = commentsOf(state);
  return new Map(
    [...currentAnchors(state)].map(([id, anchor]) => {
      const original = plugin?.comments.get(id)?.anchor;
      const former = plugin?.lost.get(id) ?? plugin?.returned.get(id) ?? (original ? [original] : []);
      return [id, [anchor, ...former]];
    }),
  );
}

/** A suggestion on the same words comes first, and each further click selects the next comment there. */
function selectAt(view: EditorView, position: number): void {
  const { state } = view;
  const suggestion = suggestionAt(state, position);
  if (suggestion && suggestion.id !== suggestionsOf(state)?.selectedId) return;
  const here = commentsAt(state, position);
  const selectedId = commentsOf(state)?.selectedId ?? null;
  const next = here[here.findIndex(({ id }) => id === selectedId) + 1] ?? here[0];
  const id = next?.id ?? null;
  if (id !== selectedId) view.dispatch(withComments(state.tr, { type: 'select', id }));
}
