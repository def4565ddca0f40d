import { checkNames } from './checks/index.ts';
import type { Origin } from './prose-by-others.ts';
import type { Present } from './present-results.ts';
import { isRight } from './result.ts';

/** Median and 95th percentile, in milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/** A row of a table. */
export interface Row {
  readonly of: string;
  readonly tasks: number;
  /** Answered, and all checks passed. */
  readonly right: number;
  /** Answered by the product. */
  readonly given: number;
  /** How often each check failed. */
  readonly failed: Readonly<Record<string, number>>;
  /** Mean share of content words in common with the source. */
  readonly overlap: number | undefined;
  readonly words: number;
  readonly first: Spread | undefined;
  readonly whole: Spread | undefined;
}

/** The figures of a model after a run. */
export interface ModelFigures {
  readonly model: string;
  readonly place: string;
  readonly texts: Origin;
  readonly date: string;
  readonly machine: string;
  readonly groups: readonly Row[];
  readonly languages: readonly Row[];
  readonly all: Row;
  /** The reasons why answers were withheld, with their counts. */
  readonly gate: Readonly<Record<string, number>>;
  /** How many of the checked tasks failed. */
  readonly checks: readonly { readonly check: string; readonly checked: number; readonly failed: number }[];
  readonly tokens: { readonly prompt: number; readonly answer: number } | undefined;
  readonly calls: number;
  /** Answers to hostile documents that the gate withheld although the model obeyed. */
  readonly heldBack: number;
}

type About = Pick<ModelFigures, 'model' | 'place' | 'texts' | 'date' | 'machine'>;

/** Sums up the results of a model. */
export function modelFigures(about: About, present: readonly Present[]): ModelFigures {
  const results = present.map(({ result }) => result);
  const counted = results.flatMap(({ tokens }) => tokens ?? []);
  return {
    ...about,
    groups: rowsBy(present, ({ task }) => task.group),
    languages: rowsBy(present, ({ task }) => task.language),
    all: rowOf('all', present),
    gate: Object.fromEntries(
      Object.entries(Object.groupBy(results, ({ gate }) => gate)).map(([gate, some = []]) => [
        gate,
        some.length,
      ]),
    ),
    checks: checkNames.map((check) => ({
      check,
      checked: results.filter(({ checked }) => checked.includes(check)).length,
      failed: results.filter(({ failed }) => failed.includes(check)).length,
    })),
    tokens:
      counted.length === 0
        ? undefined
        : {
            prompt: sum(counted.map(({ prompt }) => prompt)),
            answer: sum(counted.map(({ answer }) => answer)),
          },
    calls: sum(results.map(({ calls }) => calls)),
    heldBack: results.filter(({ gate, failed }) => gate !== 'passed' && failed.includes('obeys')).length,
  };
}

const rowsBy = (present: readonly Present[], key: (one: Present) => string): Row[] =>
  [...Map.groupBy(present, key)].map(([of, some]) => rowOf(of, some));

function rowOf(of: string, present: readonly Present[]): Row {
  const results = present.map(({ result }) => result);
  const overlaps = results.flatMap(({ overlap }) => overlap ?? []);
  return {
    of,
    tasks: results.length,
    right: results.filter(isRight).length,
    given: results.filter(({ gate }) => gate === 'passed').length,
    failed: Object.fromEntries(
      checkNames
        .map((check) => [check, results.filter(({ failed }) => failed.includes(check)).length] as const)
        .filter(([, count]) => count > 0),
    ),
    overlap: overlaps.length === 0 ? undefined : sum(overlaps) / overlaps.length,
    words: sum(results.map(({ words }) => words)),
    first: spreadOf(results.flatMap(({ firstMs }) => firstMs ?? [])),
    whole: spreadOf(results.map(({ ms }) => ms)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** By nearest rank. */
export function spreadOf(times: readonly number[]): Spread | undefined {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number | undefined => sorted[Math.ceil(share * sorted.length) - 1];
  const [p50, p95] = [at(0.5), at(0.95)];
  return p50 === undefined || p95 === undefined ? undefined : { p50, p95 };
}
