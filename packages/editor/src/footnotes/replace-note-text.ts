import { isNoteContent, noteContentOf } from '@octavo/document-schema';
import { EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { replaceText } from '../text/replace-text.ts';
import { noteInlines } from '@octavo/formats/pasting';

/** Replaces a range of the footnote at a position with `replacement`, unless that would make the note too long. */
export function replaceNoteText(
  tr: Transaction,
  position: number,
  { from, to }: { readonly from: number; readonly to: number },
  replacement: string,
): Transaction {
  const { schema } = tr.doc.type;
  const parts = noteContentOf(tr.doc.nodeAt(position)?.attrs).map((json) => schema.nodeFromJSON(json));
  const note = EditorState.create({ doc: schema.node('paragraph', null, parts) });
  const content = noteInlines(replaceText(note.tr, from, to, replacement).doc.content);
  if (!isNoteContent(content)) return tr;
  // The node keeps its size, so every selection stays valid.
  const { selection } = tr;
  tr.setNodeMarkup(position, null, { content });
  return tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON()));
}
