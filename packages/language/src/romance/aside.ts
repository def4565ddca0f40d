import type { Token } from '../engine/tokens/token.ts';

const shortestAside = 3;
const longestAside = 14;

/**
 * Where the words begin behind an aside that a comma opens and another one closes.
 *
 * @param borders signs that no aside goes beyond
 */
export function behindAside(tokens: readonly Token[], comma: number, borders: RegExp): number | undefined {
  const behind = tokens.slice(comma + 1, comma + 1 + longestAside);
  const length = 1 + behind.findIndex(({ text }) => text === ',' || borders.test(text));
  const closing = comma + length;
  return tokens[closing]?.text === ',' && length >= shortestAside ? closing + 1 : undefined;
}
