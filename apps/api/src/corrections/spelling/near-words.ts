import { slipDistance } from './slip-distance.ts';
import { wordCounts } from './word-counts.ts';

/** What a tenfold count is worth in units of the slip distance. */
const countWeight = 0.16;
/** Beyond it a word is no likelier: the commonest words are those that are misspelt least. */
const commonest = 4.5;
const furthest = 2.2;
/** Slips that a longer word may hold: two in "goverment", three in "neccesarry". */
const furthestFor = (word: string): number => Math.min(furthest, 0.7 + word.length / 5);

/** What a word's count in the corpus makes it likelier, in units of the slip distance. */
export const likelihoodOf = (count: number): number =>
  countWeight * Math.min(commonest, Math.log10(1 + count));

/**
 * A candidate's cost as the word that was meant: how far the slip led, less how common the word is.
 *
 * @param most what another way from the one word to the other costs
 */
export function costOf(written: string, candidate: string, most = Infinity): number {
  const isName = /^\p{Ll}/u.test(written) && /^\p{Lu}/u.test(candidate);
  const distance = Math.min(most, slipDistance(written, candidate));
  return distance - likelihoodOf(wordCounts().of(candidate)) + (isName ? 0.5 : 0);
}

/** The counted words that a misspelt word may stand for, the likeliest first. */
export function nearWords(written: string, most: number): string[] {
  const { words, lower, letters } = (index ??= indexOf(wordCounts().words));
  const small = written.toLowerCase();
  const wanted = lettersOf(small);
  const limit = furthestFor(written);
  const near: { readonly word: string; readonly cost: number }[] = [];
  // Tens of thousands are passed over for each misspelt word: no array is made on the way.
  for (let place = 0; place < words.length; place++) {
    if (differing(wanted, letters[place] ?? 0) > 4) continue;
    const other = lower[place] ?? '';
    if (Math.abs(other.length - small.length) > 2 || slipDistance(small, other, limit) > limit) continue;
    const word = words[place] ?? '';
    near.push({ word, cost: costOf(written, word) });
  }
  return near
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ word }) => word);
}

interface WordIndex {
  readonly words: readonly string[];
  readonly lower: readonly string[];
  /** The letters of each word as bits. */
  readonly letters: Int32Array;
}

let index: WordIndex | undefined;

function indexOf(words: readonly string[]): WordIndex {
  const lower = words.map((word) => word.toLowerCase());
  return { words, lower, letters: Int32Array.from(lower, lettersOf) };
}

function lettersOf(lower: string): number {
  let set = 0;
  for (const letter of lower) set |= 1 << (letter.charCodeAt(0) - 97);
  return set;
}

function differing(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; count++) bits &= bits - 1;
  return count;
}
