import { isOfComposition } from '@octavo/ui/typing';
import { type EditorState, NodeSelection, Plugin, type Selection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { focusKey, type Lit } from './focus-key.ts';

/** Focus mode of one editor. */
export interface FocusMode {
  readonly plugin: Plugin;
  readonly set: (view: Pick<EditorView, 'state' | 'dispatch'>, isOn: boolean) => void;
}

/** The decoration of the paragraph at the caret; empty while the mode is off. */
export const litOf = (state: EditorState): DecorationSet =>
  focusKey.getState(state)?.set ?? DecorationSet.empty;

/**
 * Marks the paragraph at the caret with `data-lit` while the mode is on; styles dim the others. Only the paragraphs
 * that the caret leaves and enters are updated.
 */
export function createFocusMode(): FocusMode {
  // Kept outside the state, since loading a document creates a new one.
  let isOn = false;
  const plugin = new Plugin<Lit>({
    key: focusKey,
    state: {
      init: (_, state) => litIn(state, isOn),
      apply: (tr, lit, _before, after) => {
        if (!isOn) return lit.isOn ? litIn(after, false) : lit;
        const place = litPlace(after.selection);
        const isSame = lit.isOn && !tr.docChanged && lit.from === place.from && lit.to === place.to;
        return isSame ? lit : litIn(after, true);
      },
    },
    props: {
      decorations: litOf,
      handleKeyDown: (view, event) => {
        if (!isOn || event.key !== 'Escape' || event.defaultPrevented || isOfComposition(event)) return false;
        view.dom.dispatchEvent(new CustomEvent('leave-focus-mode', { bubbles: true }));
        return true;
      },
    },
  });
  return {
    plugin,
    set: (view, next) => {
      if (isOn === next) return;
      isOn = next;
      view.dispatch(view.state.tr);
    },
  };
}

function litIn({ doc, selection }: EditorState, isOn: boolean): Lit {
  const { from, to } = litPlace(selection);
  const isLit = isOn && from < to;
  const set = isLit
    ? DecorationSet.create(doc, [Decoration.node(from, to, { 'data-lit': '' })])
    : DecorationSet.empty;
  return { isOn, from, to, set };
}

/** If several paragraphs are selected, the one with the head of the selection. */
function litPlace(selection: Selection): { readonly from: number; readonly to: number } {
  const { $head } = selection;
  if ($head.parent.isTextblock) return { from: $head.before(), to: $head.after() };
  if (selection instanceof NodeSelection) return { from: selection.from, to: selection.to };
  return { from: 0, to: 0 };
}
