import {
  type Command,
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { comingFrom } from '../record/origin-of.ts';

interface GhostText {
  readonly text: string;
  /** Names of the keys that accept it, in the reader's language. */
  readonly keys: string;
}

const key = new PluginKey<GhostText | null>('ghostText');
/** Transaction meta: the accepted part of the offered text. */
const taking = 'ghostTextTaken';

/**
 * Draws a possible continuation at the caret. It is not part of the document: typing the same letters consumes it, and
 * any other edit or movement removes it.
 */
export function ghostTextPlugin(): Plugin {
  return new Plugin({
    key,
    state: {
      init: (): GhostText | null => null,
      apply: (tr, ghost, before, after) => {
        const shown: GhostText | null | undefined = tr.getMeta(key);
        if (shown !== undefined) return shown;
        if (ghost === null || (!tr.docChanged && !tr.selectionSet)) return ghost;
        return restOf(ghost, typedText(before, after));
      },
    },
    props: {
      handleDOMEvents: {
        // The text of an input method is drawn in the same place.
        compositionstart: (view) => {
          if (key.getState(view.state)) view.dispatch(view.state.tr.setMeta(key, null));
        },
      },
      decorations: (state) => {
        const ghost = key.getState(state) ?? null;
        if (ghost === null || !isCaret(state)) return null;
        const draw = (view: EditorView) => drawGhost(ghost, () => takeGhostText(view.state, view.dispatch));
        return DecorationSet.create(state.doc, [
          Decoration.widget(state.selection.head, draw, { side: 1, marks: [], key: `ghost ${ghost.text}` }),
        ]);
      },
    },
  });
}

/** Shows a continuation at the caret, or removes it. */
export const showGhostText =
  (ghost: GhostText | null): Command =>
  (state, dispatch) => {
    if (ghost !== null && !isCaret(state)) return false;
    dispatch?.(state.tr.setMeta(key, ghost).setMeta('addToHistory', false));
    return true;
  };

/** Accepts the next word of the continuation; false if there is none. */
export const takeGhostWord: Command = (state, dispatch) => {
  const word = /^\s*\S+/u.exec(ghostTextOf(state) ?? '')?.[0];
  if (word === undefined) return false;
  dispatch?.(take(state, word));
  return true;
};

/** Accepts the whole continuation; false if there is none. */
export const takeGhostText: Command = (state, dispatch) => {
  const text = ghostTextOf(state);
  if (text === null) return false;
  dispatch?.(take(state, text));
  return true;
};

const take = ({ tr }: EditorState, text: string): Transaction =>
  comingFrom(tr, 'completion').setMeta(taking, text).insertText(text).scrollIntoView();

/** The part of the continuation that a transaction has accepted. */
export function takenGhostText(tr: Transaction): string | null {
  const taken: string | undefined = tr.getMeta(taking);
  return taken ?? null;
}

/** The continuation shown at the caret. */
export function ghostTextOf(state: EditorState): string | null {
  return key.getState(state)?.text ?? null;
}

/** The text typed at the caret, if nothing else has changed. */
function typedText(before: EditorState, after: EditorState): string | null {
  const { head } = before.selection;
  const typed = after.selection.head - head;
  const grown = after.doc.content.size - before.doc.content.size;
  if (!isCaret(before) || !isCaret(after) || typed <= 0 || typed !== grown) return null;
  const text = after.doc.textBetween(head, head + typed);
  return text.length === typed ? text : null;
}

function restOf({ text, keys }: GhostText, typed: string | null): GhostText | null {
  if (typed === null || !text.startsWith(typed)) return null;
  const rest = text.slice(typed.length);
  return rest.trim() === '' ? null : { text: rest, keys };
}

function isCaret({ selection }: EditorState): boolean {
  return selection instanceof TextSelection && selection.empty;
}

// Hidden from screen readers, which would read it as text of the box. The flow announces it.
function drawGhost({ text, keys }: GhostText, onTap: () => void): HTMLElement {
  const ghost = document.createElement('span');
  ghost.dataset['ghostText'] = '';
  ghost.contentEditable = 'false';
  ghost.setAttribute('aria-hidden', 'true');
  const hint = document.createElement('kbd');
  hint.textContent = keys;
  ghost.append(text, ' ', hint);
  // Keeps the caret, and the keyboard of a phone, in place.
  ghost.addEventListener('pointerdown', (event) => event.preventDefault());
  ghost.addEventListener('mousedown', (event) => event.preventDefault());
  ghost.addEventListener('click', onTap);
  return ghost;
}
