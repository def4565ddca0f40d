import { Plugin } from '@tiptap/pm/state';
import { DecorationSet, type EditorView } from '@tiptap/pm/view';
import { applyTransaction, initialSuggestions, typingPause } from './apply-transaction.ts';
import { suggestionAt } from './selectors.ts';
import { suggestionKey, suggestionsOf, withAction } from './suggestion-key.ts';

/** The name of the event that the text area sends when a highlight is clicked; `detail` is `{ id }`. */
export const selectSuggestionEvent = 'select-suggestion';

/** Keeps suggestions on their words and selects the one that is clicked; `drawnHighlightsPlugin` underlines them. */
export function suggestionPlugin(): Plugin {
  return new Plugin({
    key: suggestionKey,
    state: {
      init: (_config, state) => initialSuggestions(state.doc),
      apply: (tr, value, _before, after) => applyTransaction(value, tr, after),
    },
    props: {
      handleClick: (view, position) => {
        selectAt(view, position);
        return false;
      },
    },
    view: (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      return {
        update: (_view, before) => {
          const plugin = suggestionsOf(view.state);
          if (!plugin || plugin === suggestionsOf(before)) return;
          clearTimeout(timer);
          if (plugin.withheld === DecorationSet.empty) return;
          timer = setTimeout(() => releaseTyped(view), typingPause);
        },
        destroy: () => clearTimeout(timer),
      };
    },
  });
}

// An input method owns the text around the caret until it is done.
function releaseTyped(view: EditorView): void {
  if (view.isDestroyed) return;
  if (view.composing) {
    view.dom.addEventListener('compositionend', () => queueMicrotask(() => releaseTyped(view)), {
      once: true,
    });
    return;
  }
  view.dispatch(withAction(view.state.tr, { type: 'release' }));
}

function selectAt(view: EditorView, position: number): void {
  const id = suggestionAt(view.state, position)?.id ?? null;
  if (id === (suggestionsOf(view.state)?.selectedId ?? null)) return;
  view.dispatch(withAction(view.state.tr, { type: 'select', id }));
  view.dom.dispatchEvent(new CustomEvent(selectSuggestionEvent, { bubbles: true, detail: { id } }));
}
