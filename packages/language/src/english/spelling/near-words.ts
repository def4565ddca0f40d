import { properWords } from '../lexicon/proper-words.ts';
import { slipDistance } from './slip-distance.ts';
import { soundOf } from './sound-of.ts';
import { wordCounts } from './word-counts.ts';

/** What a tenfold count is worth, in units of the slip distance. */
const countWeight = 0.14;
/** Above this a word becomes no likelier: the commonest words are the least misspelt. */
const commonest = 3.2;
const furthest = 2.8;
const furthestInSound = 0.9;
/** Rarer words are seldom spoken and not known by ear. */
const leastHeard = 30;
/** A longer word may hold more slips: two in "goverment", three in "neccesarry". */
const furthestFor = (word: string): number => Math.min(furthest, 0.7 + word.length / 5);

const nameCost = 0.5;
/** Only the capital is missing: "monday". */
const onlyCapital = -4;
/** A missing apostrophe is rarer than a plural: "magnitides" is not "magnitude's". */
const possessiveCost = 0.6;
const isPossessive = (word: string): boolean =>
  /['’]s$/.test(word) && !/^(?:it|that|there|what|let|he|she|who|here)['’]s$/i.test(word);

/** The cost of writing a word as it sounds. */
const heardCost = 0.45;
/** Of words that sound alike, the one spelt more similarly is likelier: "hirring" is "hiring" before "hearing". */
const heardShare = 0.2;

/** How much likelier a word's count in the corpus makes it, in units of the slip distance. */
export const likelihoodOf = (count: number): number =>
  countWeight * Math.min(commonest, Math.log10(1 + count));

/**
 * A candidate's cost as the intended word: the distance of the slip, less how common the word is.
 *
 * @param most the cost of another known way from one word to the other
 */
export const costOf = (written: string, candidate: string, most = Infinity): number =>
  priced(
    written,
    candidate,
    Math.min(
      most,
      slipDistance(written, candidate),
      heardDistance(written, candidate, slipDistance(soundOf(written), soundOf(candidate))),
    ),
  );

const heardDistance = (written: string, candidate: string, said: number): number =>
  heardCost + said + heardShare * slipDistance(written, candidate);

function priced(written: string, candidate: string, distance: number): number {
  const lower = candidate.toLowerCase();
  if (lower === written.toLowerCase() && properWords.has(lower)) return onlyCapital;
  const isName = /^\p{Ll}/u.test(written) && /^\p{Lu}/u.test(candidate);
  return (
    distance -
    likelihoodOf(wordCounts().of(candidate)) +
    (isName ? nameCost : 0) +
    (isPossessive(candidate) && !/['’]/.test(written) ? possessiveCost : 0)
  );
}

/** The counted words that a misspelt word may stand for, the likeliest first. */
export function nearWords(written: string, most: number): string[] {
  const { words, lower, letters, heard, heardLetters } = (index ??= indexOf(wordCounts().words));
  const small = written.toLowerCase();
  const wanted = lettersOf(small);
  const limit = furthestFor(written);
  const sound = soundOf(small);
  const wantedInSound = lettersOf(sound);
  const near: { readonly word: string; readonly cost: number }[] = [];
  // Tens of thousands of words are skipped for each misspelt word, so no array is allocated.
  for (let place = 0; place < words.length; place++) {
    const other = lower[place] ?? '';
    const seen =
      Math.abs(other.length - small.length) <= 2 && differing(wanted, letters[place] ?? 0) <= 4
        ? slipDistance(small, other, limit)
        : Infinity;
    const otherSound = heard[place] ?? '';
    const said =
      otherSound !== '' &&
      Math.abs(otherSound.length - sound.length) <= 1 &&
      differing(wantedInSound, heardLetters[place] ?? 0) <= 2
        ? slipDistance(sound, otherSound, furthestInSound)
        : Infinity;
    if (seen > limit && said > furthestInSound) continue;
    const word = words[place] ?? '';
    near.push({
      word,
      cost: priced(
        written,
        word,
        Math.min(seen, said > furthestInSound ? Infinity : heardDistance(small, other, said)),
      ),
    });
  }
  return near
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ word }) => word);
}

interface WordIndex {
  readonly words: readonly string[];
  readonly lower: readonly string[];
  /** The letters of each word as a bit mask. */
  readonly letters: Int32Array;
  /** The same for words as they sound, only for the more common ones. */
  readonly heard: readonly string[];
  readonly heardLetters: Int32Array;
}

let index: WordIndex | undefined;

function indexOf(words: readonly string[]): WordIndex {
  const lower = words.map((word) => word.toLowerCase());
  const heard = lower.map((word) => (wordCounts().of(word) >= leastHeard ? soundOf(word) : ''));
  return {
    words,
    lower,
    letters: Int32Array.from(lower, lettersOf),
    heard,
    heardLetters: Int32Array.from(heard, lettersOf),
  };
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
