import { likelihoodBetween } from '../context/likelihood-between.ts';
import type { Finding } from '../../engine/finding.ts';
import { isAtHome, meantByRare } from './rare-slips.ts';
import { slipDistance } from './slip-distance.ts';
import { soundOf } from './sound-of.ts';
import { wordCounts } from './word-counts.ts';

const smallWord = /(?<![\p{L}\p{N}'’.@/-])\p{Ll}{3,}(?![\p{L}'’@/-])/gu;
/** Words up to this count are unknown to many learners. */
const mostOfRare = 120;
const common = { least: 300, timesAsOften: 20 };
/** A slip in one vowel or a doubled letter. */
const furthest = 0.7;
/** By how many powers of ten the common word must be likelier. */
const better = { known: 2, alike: 4 };

/**
 * Misspellings that happen to be rare words: "the shirts are cheep", "it does not mater". A common word with the same
 * consonants must be far likelier in their place.
 */
export function rareWords(paragraph: string): Finding[] {
  return [...paragraph.matchAll(smallWord)].flatMap(({ 0: word, index }): Finding[] => {
    const count = wordCounts().of(word);
    const known = meantByRare(word);
    const alike = count === 0 || count > mostOfRare ? [] : commonLike(word, count);
    if ((known.length === 0 && alike.length === 0) || isAtHome(word, paragraph)) return [];
    if (paragraph.split(word).length > 2) return [];
    const [before, after] = [paragraph.slice(0, index), paragraph.slice(index + word.length)];
    const own = likelihoodBetween(before, word, after);
    const [best] = [...known, ...alike]
      .map((candidate) => ({ candidate, gain: likelihoodBetween(before, candidate, after) - own }))
      .filter(({ candidate, gain }) => gain >= (known.includes(candidate) ? better.known : better.alike))
      .toSorted((a, b) => b.gain - a.gain);
    if (best === undefined) return [];
    return [
      {
        offset: index,
        length: word.length,
        kind: 'spelling',
        rule: 'RareWord',
        reason: 'Malapropism',
        summary: 'This is a rare word; a common one that is spelt like it fits here.',
        replacement: best.candidate,
        alternatives: [],
      },
    ];
  });
}

const consonantsOf = (word: string): string =>
  word.charAt(0) +
  soundOf(word)
    .slice(1)
    .replaceAll(/[aeiouyw]/g, '');

let byConsonants: ReadonlyMap<string, readonly string[]> | undefined;

const commonLike = (word: string, count: number): readonly string[] =>
  ((byConsonants ??= indexOf(wordCounts().words)).get(consonantsOf(word)) ?? []).filter(
    (candidate) =>
      candidate !== word &&
      wordCounts().of(candidate) >= common.timesAsOften * count &&
      slipDistance(word, candidate) <= furthest,
  );

function indexOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    if (wordCounts().of(word) < common.least || !/^\p{Ll}{3,}$/u.test(word)) continue;
    const key = consonantsOf(word);
    const others = found.get(key);
    if (others) {
      others.push(word);
    } else {
      found.set(key, [word]);
    }
  }
  return found;
}
