import type { Token } from '../engine/tokens/token.ts';

const shortestAside = 3;
const longestAside = 14;

/**
 * The index after an aside between two commas.
 *
 * @param borders punctuation marks that no aside crosses
 */
export function behindAside(tokens: readonly Token[], comma: number, borders: RegExp): number | undefined {
  const behind = tokens.slice(comma + 1, comma + 1 + longestAside);
  const length = 1 + behind.findIndex(({ text }) => text === ',' || borders.test(text));
  const closing = comma + length;
  return tokens[closing]?.text === ',' && length >= shortestAside ? closing + 1 : undefined;
}
