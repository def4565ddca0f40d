import type { LongestBlock } from './longest-block.ts';

/** Wall-clock and CPU time (of all threads) of a check, in ms. */
export interface Spent {
  readonly wall: number;
  readonly cpu: number;
}

/** The figures from a process that checks one language. */
export interface LanguageFigures {
  readonly first: Spent;
  readonly changed: readonly Spent[];
  /** Words per second of CPU time, once warm. */
  readonly throughput: number;
  /** Memory used by the checker, in MB. */
  readonly memory: number;
  readonly longestBlock: LongestBlock;
}
