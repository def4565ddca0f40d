/** A test that passed only the second time, and its first failure. */
interface SecondTry {
  readonly test: string;
  readonly reason: string;
}

/** The result of a step. */
export interface Counts {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly skipped?: number;
  readonly again?: readonly SecondTry[];
  readonly troubles?: readonly string[];
}

/** How a process ended. */
export interface Ended {
  readonly status: number | null;
  readonly seconds: number;
}

export type Step = (place?: { readonly isBesideOthers: boolean }) => Promise<readonly Counts[]>;
