import { Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { DecorationSet, type EditorView } from '@tiptap/pm/view';
import { applyTransaction, initialSuggestions, typingPause } from './apply-transaction.ts';
import { suggestionAt } from './selectors.ts';
import { suggestionKey, suggestionsOf, withAction } from './suggestion-key.ts';

/** Name of the event that the text area dispatches when a highlight is clicked; `detail` is `{ id }`. */
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
      handleClick: (view, position, event) => {
        if (!isFocusMode()) selectAt(view, position, event.shiftKey);
        return false;
      },
      handleDOMEvents: {
        blur: (view) => {
          if (suggestionsOf(view.state)?.withheld !== DecorationSet.empty) releaseTyped(view, true);
        },
      },
      handleKeyDown: (view, event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isFocusMode()) return false;
        if ((suggestionsOf(view.state)?.selectedId ?? null) === null) return false;
        tell(view, view.state.tr, null);
        return true;
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

// An input method controls the text around the caret until it has finished.
function releaseTyped(view: EditorView, isLeft = false): void {
  if (view.isDestroyed) return;
  if (view.composing) {
    view.dom.addEventListener('compositionend', () => queueMicrotask(() => releaseTyped(view, isLeft)), {
      once: true,
    });
    return;
  }
  view.dispatch(withAction(view.state.tr, { type: 'release', isLeft }));
}

/** In focus mode the card of a suggestion would not be visible. */
const isFocusMode = (): boolean => document.documentElement.hasAttribute('data-focus-mode');

function selectAt(view: EditorView, position: number, isExtending: boolean): void {
  const id = suggestionAt(view.state, position)?.id ?? null;
  if (id === (suggestionsOf(view.state)?.selectedId ?? null)) return;
  const { tr } = view.state;
  // A tap ends before the browser has reported the caret: redrawing the word would move it back.
  if (!isExtending && view.state.selection.empty) {
    tr.setSelection(TextSelection.near(tr.doc.resolve(position)));
  }
  tell(view, tr, id);
}

function tell(view: EditorView, tr: Transaction, id: string | null): void {
  view.dispatch(withAction(tr, { type: 'select', id }));
  view.dom.dispatchEvent(new CustomEvent(selectSuggestionEvent, { bubbles: true, detail: { id } }));
}
