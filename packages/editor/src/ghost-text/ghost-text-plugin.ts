import { type Command, type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface GhostText {
  readonly text: string;
  /** The keys that take it, in the reader's own names. */
  readonly keys: string;
}

const key = new PluginKey<GhostText | null>('ghostText');

/** Draws what could come next at the caret. It is no part of the document, and any edit or move takes it away. */
export function ghostTextPlugin(): Plugin {
  return new Plugin({
    key,
    state: {
      init: (): GhostText | null => null,
      apply: (tr, value) => {
        const shown: GhostText | null | undefined = tr.getMeta(key);
        if (shown !== undefined) return shown;
        return tr.docChanged || tr.selectionSet ? null : value;
      },
    },
    props: {
      decorations: (state) => {
        const ghost = key.getState(state) ?? null;
        if (ghost === null || !isCaret(state)) return null;
        const draw = () => drawGhost(ghost);
        return DecorationSet.create(state.doc, [
          Decoration.widget(state.selection.head, draw, { side: 1, marks: [], key: `ghost ${ghost.text}` }),
        ]);
      },
    },
  });
}

/** Shows what could come next at the caret, or takes it away. */
export const showGhostText =
  (ghost: GhostText | null): Command =>
  (state, dispatch) => {
    if (ghost !== null && !isCaret(state)) return false;
    dispatch?.(state.tr.setMeta(key, ghost).setMeta('addToHistory', false));
    return true;
  };

/** What is shown at the caret. */
export function ghostTextOf(state: EditorState): string | null {
  return key.getState(state)?.text ?? null;
}

function isCaret({ selection }: EditorState): boolean {
  return selection instanceof TextSelection && selection.empty;
}

// Hidden from screen readers: in a text box it would be read as written. The flow announces it.
function drawGhost({ text, keys }: GhostText): HTMLElement {
  const ghost = document.createElement('span');
  ghost.dataset['ghostText'] = '';
  ghost.contentEditable = 'false';
  ghost.setAttribute('aria-hidden', 'true');
  const hint = document.createElement('kbd');
  hint.textContent = keys;
  ghost.append(text, ' ', hint);
  return ghost;
}
