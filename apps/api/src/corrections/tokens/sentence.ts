import type { Place } from './rule.ts';
import { noToken, type Token } from './token.ts';

const ends = /^[.!?…]+$/u;

/** The tokens of the sentence in which a place lies, and where the first of them stands. */
export interface Sentence {
  readonly from: number;
  readonly tokens: readonly Token[];
  /** The sign that closes it, if any. */
  readonly end: Token;
}

/** The sentence in which a place lies. */
export function sentenceAround({ tokens, at }: Pick<Place, 'tokens' | 'at'>): Sentence {
  let from = at;
  while (from > 0 && !ends.test(tokens[from - 1]?.text ?? '.')) from--;
  let to = at;
  while (to < tokens.length && !ends.test(tokens[to]?.text ?? '.')) to++;
  return { from, tokens: tokens.slice(from, to), end: tokens[to] ?? noToken };
}
