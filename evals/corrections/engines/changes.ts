import type { Proposal } from '../grade.ts';

/** The changes in a corrected text, as proposals: the longest common sequence of words stays, the rest is replaced. */
export function changesBetween(text: string, mended: string): Proposal[] {
  const before = pieces(text);
  const after = pieces(mended);
  const kept = commonLengths(before, after);
  const proposals: Proposal[] = [];
  let offset = 0;
  for (let from = 0, to = 0; from < before.length || to < after.length;) {
    if (from < before.length && before[from] === after[to]) {
      offset += before[from]?.length ?? 0;
      from += 1;
      to += 1;
      continue;
    }
    let wrong = '';
    let right = '';
    while ((from < before.length || to < after.length) && before[from] !== after[to]) {
      const dropping = kept[from + 1]?.[to] ?? -1;
      const adding = kept[from]?.[to + 1] ?? -1;
      if (from < before.length && (to >= after.length || dropping >= adding)) wrong += before[from++];
      else right += after[to++];
    }
    proposals.push({ offset, length: wrong.length, replacement: right, alternatives: [], rule: 'model' });
    offset += wrong.length;
  }
  return proposals;
}

/** Words, marks and spaces, which joined give the text again. */
const pieces = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+|\s+|[^\s\p{L}\p{N}]/gu) ?? [];

/** At [from][to]: how many pieces the remainders of both have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let from = before.length - 1; from >= 0; from -= 1) {
    const row = lengths[from] ?? [];
    const below = lengths[from + 1] ?? [];
    for (let to = after.length - 1; to >= 0; to -= 1) {
      row[to] =
        before[from] === after[to] ? 1 + (below[to + 1] ?? 0) : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return lengths;
}
