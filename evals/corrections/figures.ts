import type { Fault } from './fault.ts';
import type { Verdict } from './grade.ts';

export interface Counts {
  readonly faults: number;
  readonly caught: number;
  readonly rightFirst: number;
  readonly rightAny: number;
}

export interface FaultFigures extends Counts {
  /** Proposals away from the mistake, in all sentences together. */
  readonly elsewhere: number;
  readonly byCategory: Readonly<Record<string, Counts>>;
}

export interface CleanFigures {
  readonly words: number;
  readonly falseAlarms: number;
}

/** The result of one engine for one half of a language's set, or for a practice set. */
export interface CorrectionFigures {
  readonly engine: string;
  readonly language: string;
  readonly half: string;
  readonly sentences: FaultFigures;
  readonly clean: CleanFigures;
}

export interface Graded {
  readonly fault: Fault;
  readonly verdict: Verdict;
}

/** Sums up verdicts. */
export function faultFigures(graded: readonly Graded[]): FaultFigures {
  const groups = Object.entries(Object.groupBy(graded, ({ fault }) => fault.category));
  return {
    ...count(graded),
    elsewhere: graded.reduce((sum, { verdict }) => sum + verdict.elsewhere, 0),
    byCategory: Object.fromEntries(groups.map(([category, members]) => [category, count(members ?? [])])),
  };
}

export const alarmsPerThousand = ({ words, falseAlarms }: CleanFigures): number =>
  words === 0 ? Number.NaN : (falseAlarms * 1000) / words;

const count = (graded: readonly Graded[]): Counts => ({
  faults: graded.length,
  caught: graded.filter(({ verdict }) => verdict.caught).length,
  rightFirst: graded.filter(({ verdict }) => verdict.rightFirst).length,
  rightAny: graded.filter(({ verdict }) => verdict.rightAny).length,
});
