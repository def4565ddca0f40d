import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Inserts a picture between two blocks, replacing an empty line before it; returns its position. */
export function placePicture(tr: Transaction, gap: number, picture: Node): number {
  const $gap = tr.doc.resolve(gap);
  const { paragraph } = tr.doc.type.schema.nodes;
  const before = $gap.nodeBefore;
  const isLine = before !== null && before.type === paragraph && before.content.size === 0;
  const from = isLine && allows($gap, before, picture) ? gap - before.nodeSize : gap;
  // A line always follows, to continue writing in.
  const isLast = $gap.depth === 0 && ($gap.nodeAfter === null || $gap.nodeAfter.type.name === 'references');
  const rest = isLast && paragraph ? [paragraph.create()] : [];
  const isCaretHere = tr.selection.from >= from && tr.selection.to <= gap;
  tr.replaceWith(from, gap, Fragment.from([picture, ...rest]));
  if (isCaretHere && tr.selection instanceof TextSelection) {
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from + 1, tr.doc.content.size))));
  }
  return from;
}

/** A list item must start with a text line. */
function allows($gap: ResolvedPos, before: Node, picture: Node): boolean {
  const index = $gap.index();
  return (
    index > 0 && $gap.parent.canReplace(index - 1, index, Fragment.from(picture)) && before.content.size === 0
  );
}

/** Selects a picture as a whole. */
export const selectPicture = (tr: Transaction, position: number): Transaction =>
  tr.setSelection(NodeSelection.create(tr.doc, position));
