import type { Counts, Ended } from './step.d.mts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function countsOf(
  name: string,
  report: Report,
  ended: Ended,
  options?: { readonly mayBeEmpty?: boolean },
): Counts;
