import { originLetters, type WritingOrigin, writingRecordLimits } from '@octavo/contract/writing-origins';

/** A part of the document with one origin; `from` is its offset in the loaded text. */
export interface Run {
  readonly origin: WritingOrigin | 'loaded';
  readonly from: number;
  readonly length: number;
}

export const runOf = (origin: Run['origin'], length: number, from = 0): Run => ({ origin, from, length });

export const lengthOf = (runs: readonly Run[]): number => runs.reduce((sum, { length }) => sum + length, 0);

/** The part of the runs between two positions. */
export function sliceRuns(runs: readonly Run[], from: number, to: number): Run[] {
  const slice: Run[] = [];
  let start = 0;
  for (const run of runs) {
    if (start >= to) break;
    const first = Math.max(from, start);
    const last = Math.min(to, start + run.length);
    if (first < last) slice.push({ ...run, from: run.from + first - start, length: last - first });
    start += run.length;
  }
  return slice;
}

/** Replaces runs with others. */
export function spliceRuns(runs: readonly Run[], from: number, to: number, inserted: readonly Run[]): Run[] {
  return joined([...sliceRuns(runs, 0, from), ...inserted, ...sliceRuns(runs, to, Number.POSITIVE_INFINITY)]);
}

/** The runs cut to a length; if too short, the last one is extended. */
export function fittedRuns(runs: readonly Run[], length: number): Run[] {
  const fitted = sliceRuns(runs, 0, length);
  const missing = length - lengthOf(fitted);
  const origin = fitted.at(-1)?.origin ?? 'earlier';
  return missing > 0 ? [...fitted, runOf(origin === 'loaded' ? 'earlier' : origin, missing)] : fitted;
}

/** Replaces loaded runs by the origins of the loaded text. */
export function withLoaded(runs: readonly Run[], loaded: readonly Run[]): Run[] {
  return joined(
    runs.flatMap((run) =>
      run.origin === 'loaded' ? sliceRuns(loaded, run.from, run.from + run.length) : [run],
    ),
  );
}

export function encodeRuns(runs: readonly Run[]): string {
  for (let shortest = 1; ; shortest *= 2) {
    const encoded = coarse(runs, shortest)
      .map(({ origin, length }) => `${originLetters[origin === 'loaded' ? 'earlier' : origin]}${length}`)
      .join('');
    if (encoded.length <= writingRecordLimits.runs) return encoded;
  }
}

export function decodeRuns(encoded: string): Run[] {
  return [...encoded.matchAll(/([a-z])(\d+)/gu)].map(([, letter = '', length]) =>
    runOf(originsByLetter.get(letter) ?? 'earlier', Number(length)),
  );
}

const isOrigin = (name: string): name is WritingOrigin => name in originLetters;

const originsByLetter: ReadonlyMap<string, WritingOrigin> = new Map(
  Object.keys(originLetters)
    .filter(isOrigin)
    .map((origin) => [originLetters[origin], origin]),
);

// In a text with patches throughout, the shortest ones count as part of their surroundings.
function coarse(runs: readonly Run[], shortest: number): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const last = kept.at(-1);
    if (last && run.length < shortest) kept[kept.length - 1] = { ...last, length: last.length + run.length };
    else kept.push(run);
  }
  return joined(kept);
}

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const goesOn =
      last?.origin === run.origin && (run.origin !== 'loaded' || last.from + last.length === run.from);
    if (last && goesOn) result[result.length - 1] = { ...last, length: last.length + run.length };
    else result.push(run);
  }
  return result;
}
