import { isNoteContent, noteContentOf } from '@octavo/document-schema';
import { EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { replaceText } from '../text/replace-text.ts';
import { noteInlines } from './note-fragment.ts';

/**
 * Makes a stretch of the footnote at a position read `replacement`; what would make the note too long is left as it was.
 */
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
  // As long as it was, so every selection stays where it is.
  const { selection } = tr;
  tr.setNodeMarkup(position, null, { content });
  return tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON()));
}
