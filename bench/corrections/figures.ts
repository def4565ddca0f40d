import type { LongestBlock } from './longest-block.ts';

/** How long a check took, and the CPU time of all threads in it; in ms. */
export interface Spent {
  readonly wall: number;
  readonly cpu: number;
}

/** What a process that checks one language found. */
export interface LanguageFigures {
  readonly first: Spent;
  readonly changed: readonly Spent[];
  /** Words for a second of CPU time, once it is warm. */
  readonly throughput: number;
  /** Memory that the checker takes, in MB. */
  readonly memory: number;
  readonly longestBlock: LongestBlock;
}
