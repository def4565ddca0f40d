import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/** Makes the document equal to `next`, changing only what differs, so that selection and undo steps map well. */
export function replaceDifference(tr: Transaction, next: Node): Transaction {
  const start = tr.doc.content.findDiffStart(next.content);
  const ends = tr.doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return tr;
  // With repeated text the two searches overlap: "aa" to "aaa".
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap));
  // Fitting an open slice may join nodes differently.
  return tr.doc.eq(next) ? tr : tr.replaceWith(0, tr.doc.content.size, next.content);
}
