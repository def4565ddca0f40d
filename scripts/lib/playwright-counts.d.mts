import type { Counts, Ended } from './step.d.mts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly status: string;
        readonly error?: { readonly message: string };
      }[];
    }[];
  }[];
}

interface Report {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly suites?: readonly Suite[];
}

export function playwrightCounts(name: string, report: Report, ended: Ended): Counts;
