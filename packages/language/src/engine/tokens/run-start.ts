import type { Token } from './token.ts';

/** Words without a sign between them are no clause any more when they are so many. */
const longestRun = 80;

/** Where the words begin that stand before a place with no sign between: behind the last sign, or with a sentence. */
export function runStart(tokens: readonly Token[], at: number): number {
  const furthest = Math.max(0, at - longestRun);
  let from = at;
  while (from > furthest && tokens[from]?.opens !== true && tokens[from - 1]?.isWord === true) from--;
  return from;
}
