import type { Place } from './rule.ts';
import { noToken, type Token } from './token.ts';

const ends = /^[.!?…]+$/u;

/** The tokens of a sentence, and the index of its first one. */
export interface Sentence {
  readonly from: number;
  readonly tokens: readonly Token[];
  /** The punctuation mark that closes it, if any. */
  readonly end: Token;
}

/**
 * For each token of a paragraph its sentence; cached because rules ask at every word, and text without full stops is
 * one long sentence.
 */
const known = new WeakMap<readonly Token[], readonly Sentence[]>();

/** The sentence around a position, including its closing mark. */
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
