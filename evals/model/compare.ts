import { isRight, type Result } from './result.ts';

/** The outcomes of the same tasks on two sides. */
export interface Comparison {
  /** Passed before, but not now. */
  readonly worse: readonly Change[];
  /** Passed now, but not before. */
  readonly better: readonly Change[];
  readonly same: number;
  /** Tasks that only one side has, or that have a different text. */
  readonly alone: number;
}

interface Change {
  readonly task: string;
  readonly before: string;
  readonly after: string;
}

/** Compares results task by task. */
export function compare(before: Iterable<Result>, after: Iterable<Result>): Comparison {
  const earlier = new Map([...before].map((line) => [line.taskHash, line]));
  const later = new Map([...after].map((line) => [line.taskHash, line]));
  const both = [...later.values()].flatMap((line) => {
    const other = earlier.get(line.taskHash);
    return other ? [{ before: other, after: line }] : [];
  });
  const changed = both
    .filter((pair) => isRight(pair.before) !== isRight(pair.after))
    .map((pair) => ({
      isWorse: isRight(pair.before),
      change: { task: pair.after.task, before: inWords(pair.before), after: inWords(pair.after) },
    }));
  return {
    worse: changed.filter(({ isWorse }) => isWorse).map(({ change }) => change),
    better: changed.filter(({ isWorse }) => !isWorse).map(({ change }) => change),
    same: both.length - changed.length,
    alone: earlier.size + later.size - 2 * both.length,
  };
}

/** The prompt, and what was wrong. */
function inWords({ prompt, gate, failed, ...line }: Result): string {
  if (isRight({ prompt, gate, failed, ...line })) return `${prompt} right`;
  const faults = failed.join(', ');
  return `${prompt} ${gate === 'passed' ? faults : `given to nobody: ${gate}${faults && ` (${faults})`}`}`;
}

/** Prints which tasks changed. */
export function comparisonInWords({ worse, better, same, alone }: Comparison): string {
  const lines = (changes: readonly Change[]): string[] =>
    changes.map(({ task, before, after }) => `  ${task}: ${before} → ${after}`);
  return [
    `From right to wrong: ${worse.length}`,
    ...lines(worse),
    `From wrong to right: ${better.length}`,
    ...lines(better),
    `Unchanged: ${same}${alone > 0 ? `; not comparable (only one side has them, or the text is another): ${alone}` : ''}`,
  ].join('\n');
}
