import type { Problem } from './plagiarism.types.ts';

/** A check that failed for a reason with its own message (SPEC §8). */
export class CheckProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.name = 'CheckProblem';
    this.problem = problem;
  }
}

/** The message for a failed check. */
export const problemOf = (error: unknown): Problem =>
  error instanceof CheckProblem ? error.problem : { kind: 'unknown' };
