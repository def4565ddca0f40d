import { unseen } from '@octavo/contract/equal-text';
import { folded } from '@octavo/contract/title-search';

/** A word and its position in a text. */
export interface PlacedWord {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  /** A stretch of a script without spaces, in which words may begin anywhere. */
  readonly isUnspaced: boolean;
}

/** A word that is searched for. */
export interface SoughtWord extends Pick<PlacedWord, 'word' | 'isUnspaced'> {
  /** Too short to search inside words, where almost every text contains it: it only matches beginnings. */
  readonly isBeginning: boolean;
}

/** A term to look up in the index. */
export interface Term {
  readonly index: 'words' | 'grams';
  readonly text: string;
  /** Otherwise it is a prefix. */
  readonly isWhole: boolean;
}

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const wordPattern = new RegExp(
  String.raw`(?<unspaced>[${unspaced}][${unspaced}\p{M}${unseen}]*)|(?:(?![${unspaced}])[\p{L}\p{N}\p{M}][${unseen}]*)+`,
  'gu',
);
const plain = /^[\0-\x7f]*$/;
/** A longer word is found by its beginning. */
const longestWord = 40;
const mostWordsSearched = 8;
/** More grams would not make a search more precise. */
const mostGramsSearched = 12;
/** More than most novels have; removing 45,000 of them from SQLite's index took a third of a second. */
const mostDifferentWords = 25_000;
/** PostgreSQL stores at most 1 MB of a text's words and grams. */
const mostWordBytes = 520_000;
const mostGramBytes = 400_000;
/** Bytes of the account's key before each of them. */
const keyBytes = 14;

const fold = (word: string): string => (plain.test(word) ? word.toLowerCase() : folded(word));

/** The words of a text in order. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const match of text.matchAll(wordPattern)) {
    const isUnspaced = match.groups?.['unspaced'] !== undefined;
    const whole = fold(match[0]);
    const word = isUnspaced ? whole : whole.slice(0, longestWord).toWellFormed();
    if (word !== '') yield { from: match.index, to: match.index + match[0].length, word, isUnspaced };
  }
}

/** Pairs of letters in scripts without spaces, whose words are that short; otherwise three letters in a row. */
function* gramsOf({ word, isUnspaced }: Pick<PlacedWord, 'word' | 'isUnspaced'>): Generator<string> {
  const letters = Array.from(word);
  const length = isUnspaced ? 2 : 3;
  for (let at = 0; at + length <= letters.length; at += 1) yield letters.slice(at, at + length).join('');
  if (isUnspaced) yield letters.at(-1) ?? '';
}

/** The index terms of a text: each of its words, and each gram in them, once. */
export function indexedTerms(text: string): {
  readonly words: readonly string[];
  readonly grams: readonly string[];
} {
  const words = boundedSet(mostWordBytes, mostDifferentWords);
  const grams = boundedSet(mostGramBytes, Infinity);
  for (const placed of placedWords(text)) {
    if (!placed.isUnspaced && (words.has(placed.word) || !words.add(placed.word))) continue;
    for (const gram of gramsOf(placed)) grams.add(gram);
  }
  return { words: words.all(), grams: grams.all() };
}

function boundedSet(mostBytes: number, most: number) {
  const kept = new Set<string>();
  let bytes = 0;
  return {
    has: (text: string) => kept.has(text),
    /** Returns whether the text is in the set. */
    add(text: string): boolean {
      if (kept.has(text)) return true;
      const size = Buffer.byteLength(text) + keyBytes;
      if (bytes + size > mostBytes || kept.size === most) return false;
      kept.add(text);
      bytes += size;
      return true;
    },
    all: () => [...kept],
  };
}

/** The distinct words of a search. */
export function searchedWords(search: string): readonly SoughtWord[] {
  const words = new Map(
    Array.from(placedWords(search), ({ word, isUnspaced }) => [
      word,
      { word, isUnspaced, isBeginning: !isUnspaced && Array.from(word).length < 3 },
    ]),
  );
  return [...words.values()].slice(0, mostWordsSearched);
}

/** The index terms that every text with this word has. Other texts may have them too. */
export function termsOf(sought: SoughtWord): readonly Term[] {
  if (sought.isBeginning) return [{ index: 'words', text: sought.word, isWhole: false }];
  const letters = Array.from(sought.word);
  if (letters.length === 1) return [{ index: 'grams', text: sought.word, isWhole: false }];
  const grams = [...gramsOf(sought)].slice(0, sought.isUnspaced ? -1 : undefined);
  return grams.slice(0, mostGramsSearched).map((text) => ({ index: 'grams', text, isWhole: true }));
}
