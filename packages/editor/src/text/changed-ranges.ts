import type { Transaction } from '@tiptap/pm/state';

/** A range of the document in positions. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The ranges changed by a transaction, in positions of its resulting document. */
export function changedRanges(tr: Transaction): Range[] {
  const { maps } = tr.mapping;
  const ranges: Range[] = [];
  for (const [index, map] of maps.entries()) {
    // A key press is a single step, so there is usually nothing to map through.
    const rest = index === maps.length - 1 ? null : tr.mapping.slice(index + 1);
    map.forEach((_oldFrom, _oldTo, from, to) => {
      ranges.push(rest ? { from: rest.map(from, -1), to: rest.map(to, 1) } : { from, to });
    });
  }
  return ranges;
}
