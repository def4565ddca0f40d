import type { Dialect } from '../dialect.ts';
import { prefixOf } from './derived-words.ts';
import type { EnglishWords } from './english-words.ts';
import { joinedWords } from './joined-words.ts';
import { costOf, likelihoodOf, nearWords } from './near-words.ts';
import { endingCost, otherEndings } from './other-endings.ts';

/** A word that may have been meant; the lower its cost, the likelier. */
export interface Ranked {
  readonly candidate: string;
  readonly cost: number;
}

const mostNear = 16;
const mostPrefixed = 10;
/** A word with a prefix is rarer than the word. */
const prefixedCost = 0.4;

/**
 * What a word missing from the dictionary may stand for: similar words, the same word with another ending, two words
 * written as one, and similar words after the same prefix.
 */
export async function candidatesFor(
  word: string,
  { dialect, words }: { readonly dialect: Dialect; readonly words: EnglishWords },
): Promise<Ranked[]> {
  const near = nearWords(word, mostNear);
  const prefixed = nearBehindPrefix(word);
  const related = otherEndings(word);
  const asked = [
    ...near,
    ...near.map((candidate) => candidate.toLowerCase()),
    ...prefixed.map(({ candidate }) => candidate),
    ...prefixed.flatMap(({ formed }) => formed ?? []),
    ...related,
  ];
  const known = await words.known([...new Set(asked)], dialect);
  const right = near
    // A word that often opens sentences is counted with a capital: it is a name only if it does not exist in lower case.
    .map((candidate) => (known.has(candidate.toLowerCase()) ? candidate.toLowerCase() : candidate))
    .map((candidate) => ({ candidate, cost: costOf(word, candidate) }));
  const joined = joinedWords(word).map(({ words: apart, distance, count }) => ({
    candidate: apart,
    cost: distance - likelihoodOf(count),
  }));
  const family = related.map((candidate) => ({ candidate, cost: costOf(word, candidate, endingCost) }));
  return [
    ...[...right, ...family].filter(({ candidate }) => known.has(candidate)),
    ...prefixed.filter(
      ({ candidate, formed }) => known.has(candidate) || (formed !== undefined && known.has(formed)),
    ),
    ...joined,
  ];
}

/** `formed`: a verb form, which may have the prefix although no dictionary lists it. */
function nearBehindPrefix(word: string): (Ranked & { readonly formed: string | undefined })[] {
  const parts = prefixOf(word);
  if (!parts) return [];
  return nearWords(parts.rest, mostPrefixed).map((candidate) => ({
    candidate: parts.before + candidate.toLowerCase(),
    formed: /(?:ed|able)$/.test(candidate) ? candidate.toLowerCase() : undefined,
    cost: costOf(parts.rest, candidate) + prefixedCost,
  }));
}
