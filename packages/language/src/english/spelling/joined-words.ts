import { unknown, wordModel } from '../context/word-model.ts';
import { wordCounts } from './word-counts.ts';

/** The cost of a forgotten space, in units of the slip distance. */
const spaceCost = 0.6;
/** Words that are run together are common. */
const leastCount = 1500;
const corpusSize = 51e6;
/** Words that occur together less often form a compound: "shoebox". */
const leastTogether = 200;
const leastFirst = 4;
const leastSecond = 3;
const leastPartCount = 200;

export interface Joined {
  readonly words: string;
  readonly distance: number;
  /** How often the two occur together, scaled to the corpus of the word counts. */
  readonly count: number;
}

/** Two common words that go together and were written as one: "allday", "inorder", "aslong". */
export const joinedWords = (written: string): Joined[] =>
  partsOf(written)
    .filter(({ count }) => count >= leastTogether)
    .map(({ first, second, count }) => ({ words: `${first} ${second}`, distance: spaceCost, count }));

/** "shoebox", "ironworker": a compound missing from the dictionary. */
export const isCompound = (word: string, shortest = leastFirst): boolean =>
  Array.from(word, (_, place) => [word.slice(0, place), word.slice(place)]).some(
    ([first = '', second = '']) =>
      first.length >= shortest &&
      second.length >= leastSecond &&
      Math.min(wordCounts().of(first), wordCounts().of(second)) >= leastPartCount &&
      countTogether(first, second) < leastTogether,
  );

interface Parts {
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

function partsOf(written: string): Parts[] {
  const lower = written.toLowerCase();
  const found: Parts[] = [];
  for (let place = 1; place < lower.length; place++) {
    const [first, second] = [lower.slice(0, place), lower.slice(place)];
    if (!isCommon(first) || !isCommon(second)) continue;
    const count = countTogether(first, second);
    if (count > 0) found.push({ first, second, count });
  }
  return found;
}

/** Of single letters only "a" and "I" are words. */
const isCommon = (word: string): boolean =>
  word.length === 1 ? word === 'a' || word === 'i' : wordCounts().of(word) >= leastCount;

function countTogether(first: string, second: string): number {
  const model = wordModel();
  const [before, word] = [model.id(first), model.id(second)];
  if (before === unknown || !model.follows(before, word)) return 0;
  return corpusSize * 10 ** (model.score(unknown, unknown, before) + model.score(unknown, before, word));
}
