import { folded } from '@octavo/contract/title-search';

/** A word with its place in a text. */
export interface PlacedWord {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const plain = /^[\0-\x7f]*$/;
/** A longer word is found by its beginning. */
const longestWord = 40;
const mostWordsSearched = 8;
/** More than most novels have; taking 45,000 of them out of SQLite's index again took a third of a second. */
const mostDifferentWords = 25_000;
/** PostgreSQL keeps 1 MB of a text's words. */
const mostWordBytes = 900_000;

const fold = (word: string): string =>
  (plain.test(word) ? word.toLowerCase() : folded(word)).slice(0, longestWord).toWellFormed();

/** The words of a text in its order. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const match of text.matchAll(wordPattern)) {
    const word = fold(match[0]);
    if (word !== '') yield { from: match.index, to: match.index + match[0].length, word };
  }
}

/** Each word of a text once. */
export function wordsOf(text: string): readonly string[] {
  const words = new Set<string>();
  let bytes = 0;
  for (const { word } of placedWords(text)) {
    if (words.has(word)) continue;
    bytes += Buffer.byteLength(word) + 14;
    if (bytes > mostWordBytes || words.size === mostDifferentWords) break;
    words.add(word);
  }
  return [...words];
}

/** The beginnings of words that a search asks for. */
export const searchedWords = (search: string): readonly string[] =>
  [...new Set([...placedWords(search)].map(({ word }) => word))].slice(0, mostWordsSearched);
