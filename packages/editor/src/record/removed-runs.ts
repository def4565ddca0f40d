import { lengthOf, type Run } from './runs.ts';

/** What was removed from the text, and where; the latest last. */
export interface RemovedRuns {
  readonly from: number;
  readonly runs: readonly Run[];
}

const most = 300;

export const withRemoved = (removed: readonly RemovedRuns[], added: RemovedRuns): readonly RemovedRuns[] => [
  ...removed.slice(1 - most),
  added,
];

/** What an undo step of this length restores: one or several adjacent deletions. Null if unknown. */
export function takeRemoved(
  removed: readonly RemovedRuns[],
  length: number,
): { readonly runs: readonly Run[]; readonly left: readonly RemovedRuns[] } | null {
  let runs: readonly Run[] = [];
  let at = 0;
  for (let index = removed.length - 1; index >= 0; index -= 1) {
    const entry = removed[index];
    if (entry === undefined) return null;
    const total = lengthOf(runs);
    if (total === 0) [runs, at] = [entry.runs, entry.from];
    else if (entry.from === at) runs = [...entry.runs, ...runs];
    else if (entry.from === at + total) runs = [...runs, ...entry.runs];
    else return null;
    const sum = lengthOf(runs);
    if (sum === length) return { runs, left: removed.slice(0, index) };
    if (sum > length) return null;
  }
  return null;
}
