import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { atomCharacter, textblockText } from './textblock-text.ts';
import { textPatches } from './text-patches.ts';

/**
 * Changes the text between two positions of one textblock to `replacement`. Only differences are touched: marks and
 * caret elsewhere stay, and so do citations in the passage.
 */
export function replaceText(tr: Transaction, from: number, to: number, replacement: string): Transaction {
  const { anchor, head } = tr.selection;
  const before = tr.steps.length;
  const start = tr.doc.resolve(from).start();
  const original = textblockText(tr.doc.resolve(from).parent).slice(from - start, to - start);
  for (const patch of textPatches(original, replacement).toReversed()) {
    const removed = original.slice(patch.from, patch.to);
    const insertAt = from + patch.from;
    const marks = marksInside(tr.doc, insertAt, removed === '' && patch.from > 0);
    for (const part of partsWithoutAtoms(removed).toReversed()) {
      tr.delete(insertAt + part.from, insertAt + part.to);
    }
    if (patch.text === '') continue;
    const inline = inlineContent(tr.doc.type.schema, tr.doc.resolve(insertAt).parent, patch.text);
    tr.insert(insertAt, Fragment.fromArray(inline.map((node) => node.mark(marks))));
  }
  if (tr.steps.length > before) keepCaret(tr, anchor, head, from, before);
  return tr;
}

// A deletion leaves out citations and the space before them.
function partsWithoutAtoms(removed: string): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const piece of removed.split(atomCharacter)) {
    const last = from + piece.length === removed.length;
    const kept = last ? piece : piece.trimEnd();
    if (kept.length > 0) parts.push({ from, to: from + kept.length });
    from += piece.length + 1;
  }
  return parts;
}

// New text gets the marks of the text it replaces or follows, never those of text outside the passage.
function marksInside(doc: Node, at: number, followsText: boolean): readonly Mark[] {
  const $at = doc.resolve(at);
  return (followsText ? $at.nodeBefore : $at.nodeAfter)?.marks ?? $at.marks();
}

/** Text as inline nodes of a block: a line feed becomes a line break, except in code. */
export function inlineContent(schema: Schema, block: Node, text: string): Node[] {
  if (block.type.spec.code) return [schema.text(text)];
  const lineBreak = schema.nodes['hardBreak'];
  const breaks = lineBreak && block.type.contentMatch.matchType(lineBreak) ? lineBreak : null;
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [breaks ? breaks.create() : schema.text(' ')] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);
}

// Mapping alone would move a caret at the start of the text past an insertion there.
function keepCaret(tr: Transaction, anchor: number, head: number, from: number, since: number): void {
  if (!(tr.selection instanceof TextSelection)) return;
  const place = (position: number) => (position <= from ? position : tr.mapping.slice(since).map(position));
  tr.setSelection(TextSelection.create(tr.doc, place(anchor), place(head)));
}
