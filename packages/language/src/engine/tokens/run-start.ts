import type { Token } from './token.ts';

/** A longer run of words without punctuation is not treated as a clause. */
const longestRun = 80;

/** Where the run of words without punctuation before a position begins: after the last mark, or with the sentence. */
export function runStart(tokens: readonly Token[], at: number): number {
  const furthest = Math.max(0, at - longestRun);
  let from = at;
  while (from > furthest && tokens[from]?.opens !== true && tokens[from - 1]?.isWord === true) from--;
  return from;
}
