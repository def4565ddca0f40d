import type { Problem } from './plagiarism.types.ts';

/** A check that came to nothing for a reason that has a sentence of its own (SPEC §8). */
export class CheckProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.name = 'CheckProblem';
    this.problem = problem;
  }
}

/** What to say of a check that failed. */
export const problemOf = (error: unknown): Problem =>
  error instanceof CheckProblem ? error.problem : { kind: 'unknown' };
