import type { Mappable } from '@tiptap/pm/transform';
import type { Range } from './changed-ranges.ts';

/** Maps ranges through an edit and adds what it changed; the result is sorted, and no two ranges touch. */
export function spreadDirt(dirty: readonly Range[], mapping: Mappable, changed: readonly Range[]): Range[] {
  const carried = dirty.map(({ from, to }) => ({ from: mapping.map(from, -1), to: mapping.map(to, 1) }));
  const [only] = carried;
  // The common case: typing in a paragraph that is already waiting to be checked.
  if (only && carried.length === 1 && changed.every(({ from, to }) => from >= only.from && to <= only.to)) {
    return carried;
  }
  return joined([...carried, ...changed]);
}

/** Removes a clean range from dirty ranges. */
export function subtract(dirty: readonly Range[], clean: Range): Range[] {
  return dirty.flatMap(({ from, to }) => {
    if (to <= clean.from || from >= clean.to) return [{ from, to }];
    return [
      { from, to: clean.from },
      { from: clean.to, to },
    ].filter((rest) => rest.from < rest.to);
  });
}

/** Whether a block from `from` to `to` contains an unchecked edit. */
export function isDirty(dirty: readonly Range[], from: number, to: number): boolean {
  return dirty.some((range) => range.from < to && range.to > from);
}

function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else result.push(range);
  }
  return result;
}
