import { Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { type Command, type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';

/**
 * Backspace and Delete at the edge of a paragraph: a picture or rule next to it is selected first and deleted with the
 * next press; after the last paragraph there is nothing to delete.
 */
export const blockEdgeKeys = Extension.create({
  name: 'blockEdgeKeys',
  priority: 200,
  addKeyboardShortcuts() {
    const run = (command: Command) => () =>
      command(this.editor.state, (tr) => this.editor.view.dispatch(tr), this.editor.view);
    return {
      ...Object.fromEntries(
        ['Backspace', 'Mod-Backspace', 'Shift-Backspace'].map((key) => [key, run(selectBefore)]),
      ),
      ...Object.fromEntries(
        ['Delete', 'Mod-Delete'].map((key) => [key, () => run(selectBehind)() || run(stayInLastParagraph)()]),
      ),
    };
  },
});

/** Selects a picture or rule before the paragraph, if the caret is at its start. */
export const selectBefore: Command = (state, dispatch) => {
  const $caret = caretIn(state);
  if ($caret === null || $caret.parentOffset > 0) return false;
  const start = $caret.before();
  const before = state.doc.resolve(start).nodeBefore;
  return before !== null && selectAtom(state, start - before.nodeSize, dispatch);
};

/** Selects a picture or rule after the paragraph, if the caret is at its end. */
export const selectBehind: Command = (state, dispatch) => {
  const $caret = caretIn(state);
  if ($caret === null || $caret.parentOffset < $caret.parent.content.size) return false;
  return selectAtom(state, $caret.after(), dispatch);
};

/** Keeps an empty paragraph with nothing after it: Delete removes what follows, never the paragraph itself. */
export const stayInLastParagraph: Command = (state) => {
  const $caret = caretIn(state);
  return $caret !== null && $caret.parent.content.size === 0 && isLast($caret);
};

function caretIn({ selection }: EditorState): ResolvedPos | null {
  return selection instanceof TextSelection && selection.$cursor && selection.$cursor.depth > 0
    ? selection.$cursor
    : null;
}

/** Within a table, only up to the cell, since the text ends with it. */
function isLast($caret: ResolvedPos): boolean {
  for (let depth = $caret.depth - 1; depth >= 0; depth -= 1) {
    const node = $caret.node(depth);
    if ($caret.index(depth) < node.childCount - 1) return false;
    if (node.type.spec.isolating === true) return true;
  }
  return true;
}

function selectAtom({ doc, tr }: EditorState, position: number, dispatch: Parameters<Command>[1]): boolean {
  const node = doc.nodeAt(position);
  if (!node?.isBlock || !node.isAtom || !NodeSelection.isSelectable(node)) return false;
  dispatch?.(tr.setSelection(NodeSelection.create(doc, position)).scrollIntoView());
  return true;
}
