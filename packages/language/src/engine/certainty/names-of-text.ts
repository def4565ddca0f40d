import type { Finding } from '../finding.ts';

/** A capitalised word inside a sentence: the word or comma before it ends none. */
const inside = /(?<=[\p{Ll}\p{N},]['’"”»)]?\s)\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}/gu;
const opening = /(?:^|[.!?…:\n]["'”’»)\]]*\s+|["“«„(]\s?)$/u;
/** More than stands between two sentences. */
const openingLength = 40;
/** Once may be a heading in which every word is capitalised. */
const fewest = 2;

/**
 * Whether an unknown word that opens a sentence is a name, because the text capitalises it inside sentences too
 * ("Solfege plays a chord. … when Solfege plays"), where unknown capitalised words are not reported. Not for languages
 * that capitalise nouns.
 */
export function namesOf(texts: readonly string[]): (paragraph: string, finding: Finding) => boolean {
  let counts: Map<string, number> | undefined;
  return (paragraph, { kind, offset, length }) => {
    if (kind !== 'spelling') return false;
    const word = paragraph.slice(offset, offset + length);
    const before = paragraph.slice(Math.max(0, offset - openingLength), offset);
    if (!/^\p{Lu}\p{L}*\p{Ll}/u.test(word) || !opening.test(before)) return false;
    counts ??= countsIn(texts);
    return (counts.get(word) ?? 0) >= fewest;
  };
}

function countsIn(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [name] of text.matchAll(inside)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
