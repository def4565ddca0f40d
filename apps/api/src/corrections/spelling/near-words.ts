import { slipDistance } from './slip-distance.ts';
import { wordCounts } from './word-counts.ts';

/** What a tenfold count is worth in units of the slip distance. */
const countWeight = 0.28;
const furthest = 2.2;
/** Slips that a longer word may hold: two in "goverment", three in "neccesarry". */
const furthestFor = (word: string): number => Math.min(furthest, 0.7 + word.length / 5);

/** A candidate's cost as the word that was meant: how far the slip led, less how common the word is. */
export function costOf(written: string, candidate: string): number {
  const isName = /^\p{Ll}/u.test(written) && /^\p{Lu}/u.test(candidate);
  const frequency = Math.log10(1 + wordCounts().of(candidate));
  return slipDistance(written, candidate) - countWeight * frequency + (isName ? 0.5 : 0);
}

/** The counted words that a misspelt word may stand for, the likeliest first. */
export function nearWords(written: string, most: number): string[] {
  const wanted = lettersOf(written);
  const limit = furthestFor(written);
  return wordCounts()
    .words.flatMap((word) => {
      if (Math.abs(word.length - written.length) > 2 || differing(wanted, lettersOf(word)) > 4) return [];
      if (slipDistance(written, word, limit) > limit) return [];
      return [{ word, cost: costOf(written, word) }];
    })
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ word }) => word);
}

const letterSets = new Map<string, number>();

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  const known = letterSets.get(word);
  if (known !== undefined) return known;
  const bits = Array.from(word.toLowerCase()).reduce(
    (set, letter) => set | (1 << (letter.charCodeAt(0) - 97)),
    0,
  );
  if (letterSets.size < 100_000) letterSets.set(word, bits);
  return bits;
}

function differing(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; count++) bits &= bits - 1;
  return count;
}
