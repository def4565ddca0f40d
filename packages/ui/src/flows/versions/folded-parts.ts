import { countWords } from '@octavo/contract/count-words';
import type { DiffPart } from '../../components/diff-text/index.ts';

/** A stretch of a diff: shown, or an unchanged one that is folded. */
export type Stretch =
  | { readonly isFolded: false; readonly parts: readonly DiffPart[] }
  | { readonly isFolded: true; readonly text: string; readonly words: number };

/** How much context is shown next to a change, in characters. */
const context = 240;
/** Shorter stretches are not worth a button, in characters. */
const leastFolded = 400;

/** Folds long unchanged stretches, so that a change of one word in a long text is noticed at once. */
export function foldedParts(parts: readonly DiffPart[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let open: DiffPart[] = [];
  for (const [index, part] of parts.entries()) {
    const head = index === 0 ? 0 : context;
    const tail = index === parts.length - 1 ? 0 : context;
    if (part.kind !== 'kept' || part.text.length < head + tail + leastFolded) {
      open.push(part);
      continue;
    }
    const start = head === 0 ? 0 : wordEnd(part.text, head);
    const end = tail === 0 ? part.text.length : wordEnd(part.text, part.text.length - tail);
    if (start > 0) open.push({ kind: 'kept', text: part.text.slice(0, start) });
    if (open.length > 0) stretches.push({ isFolded: false, parts: open });
    const text = part.text.slice(start, end);
    stretches.push({ isFolded: true, text, words: countWords(text) });
    open = end < part.text.length ? [{ kind: 'kept', text: part.text.slice(end).trimStart() }] : [];
  }
  return open.length === 0 ? stretches : [...stretches, { isFolded: false, parts: open }];
}

/** The end of the word at a given position of a text. */
function wordEnd(text: string, at: number): number {
  const space = text.slice(at).search(/\s/u);
  return space < 0 ? text.length : at + space;
}
