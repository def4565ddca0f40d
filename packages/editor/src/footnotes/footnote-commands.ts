import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { JsonNode } from '@octavo/document-schema';

/** Inserts a footnote after the selection; null where none is allowed, as in code. */
export function withFootnote(
  state: EditorState,
): { readonly tr: Transaction; readonly position: number } | null {
  const { footnote } = state.schema.nodes;
  const { $to, to } = state.selection;
  if (
    !footnote ||
    !$to.parent.isTextblock ||
    !$to.parent.canReplaceWith($to.index(), $to.index(), footnote)
  ) {
    return null;
  }
  const tr = closeHistory(state.tr).insert(to, footnote.create());
  return { tr: tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView(), position: to };
}

/** Replaces the text of the note at a position. */
export function withNoteContent(
  state: EditorState,
  position: number,
  content: readonly JsonNode[],
): Transaction {
  // The node is replaced in place, so every selection stays valid.
  const { selection } = state;
  const tr = state.tr.setNodeMarkup(position, null, { content });
  return tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON()));
}

/** Removes the note and its mark; the caret moves to where the mark was. */
export function withoutFootnote(state: EditorState, position: number): Transaction {
  const tr = closeHistory(state.tr).delete(position, position + 1);
  return tr.setSelection(TextSelection.create(tr.doc, position)).scrollIntoView();
}
