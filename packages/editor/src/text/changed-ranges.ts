import type { Transaction } from '@tiptap/pm/state';

/** A range of the document in positions. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a transaction changed, in positions of the document it ends with. */
export function changedRanges(tr: Transaction): Range[] {
  const ranges: Range[] = [];
  for (const [index, map] of tr.mapping.maps.entries()) {
    const rest = tr.mapping.slice(index + 1);
    map.forEach((_oldFrom, _oldTo, from, to) => {
      ranges.push({ from: rest.map(from, -1), to: rest.map(to, 1) });
    });
  }
  return ranges;
}
