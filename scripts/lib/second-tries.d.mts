import type { Counts } from './step.d.mts';

export function secondTries(done: readonly Counts[]): {
  readonly lines: readonly string[];
  readonly step: Counts;
};
