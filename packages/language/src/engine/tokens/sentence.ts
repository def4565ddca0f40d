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

/** For each token of a paragraph its sentence; rules ask at every word, and what has no full stop is one long sentence. */
const known = new WeakMap<readonly Token[], readonly Sentence[]>();

/** The sentence in which a place lies; the sign that closes it is in it too. */
export function sentenceAround({ tokens, at }: Pick<Place, 'tokens' | 'at'>): Sentence {
  const sentences = known.get(tokens) ?? sentencesOf(tokens);
  known.set(tokens, sentences);
  return sentences[at] ?? { from: at, tokens: [], end: noToken };
}

function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const closings = tokens.flatMap(({ text }, at) => (ends.test(text) ? [at] : []));
  return [...closings, tokens.length].flatMap((to, index, all) => {
    const from = (all[index - 1] ?? -1) + 1;
    const sentence = { from, tokens: tokens.slice(from, to), end: tokens[to] ?? noToken };
    return Array.from({ length: to - from + 1 }, () => sentence);
  });
}
