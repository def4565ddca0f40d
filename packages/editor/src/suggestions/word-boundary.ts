import type { Node } from '@tiptap/pm/model';
import { textblockText } from '../text/textblock-text.ts';

const wordCharacter = /[\p{L}\p{N}\p{M}'’]/u;

function joins(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && wordCharacter.test(left) && wordCharacter.test(right);
}

/** Whether a range still contains exactly `original` and is still delimited by word boundaries. */
export function isIntact(doc: Node, from: number, to: number, original: string): boolean {
  if (from >= to || to > doc.content.size) return false;
  const $from = doc.resolve(from);
  const $to = doc.resolve(to);
  if (!$from.parent.isTextblock || !$from.sameParent($to)) return false;
  const text = textblockText($from.parent);
  const [start, end] = [$from.parentOffset, $to.parentOffset];
  if (text.slice(start, end) !== original) return false;
  return !joins(text[start - 1], original[0]) && !joins(original.at(-1), text[end]);
}
