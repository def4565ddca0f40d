import { americanSpellings, britishSpellings, canadianSpellings } from './spellings.ts';
import { americanWords, britishWords } from './words.ts';
import { replacePhrases } from '../../localising/replace-phrases.ts';
import { type Replacements, replaceWords, type WordList } from '../../localising/replace-words.ts';

const none: WordList = new Map();
const lists: Readonly<Record<string, { readonly words: WordList; readonly spellings: Replacements }>> = {
  'en-US': { words: americanWords, spellings: americanSpellings },
  'en-GB': { words: britishWords, spellings: britishSpellings },
  'en-IE': { words: britishWords, spellings: britishSpellings },
  'en-CA': { words: none, spellings: canadianSpellings },
  'en-AU': { words: none, spellings: britishSpellings },
  'en-NZ': { words: none, spellings: britishSpellings },
  'en-ZA': { words: none, spellings: britishSpellings },
  'en-IN': { words: none, spellings: britishSpellings },
};

/** Adapts the spelling and, for Britain and the United States, the words; "a" and "an" are adjusted. */
export function localiseEnglish(text: string, tag: string): string {
  const list = lists[tag];
  if (list === undefined) return text;
  return replacePhrases(text, list.words, withArticle)
    .split(fixed)
    .map((part, index) => (index % 2 === 1 ? part : replaceWords(part, list.spellings)))
    .join('');
}

/** Phrases spelt the same in every country. */
const fixed =
  /(\b(?:rigor mortis|(?:keep|keeps|keeping|kept|stay|stays|stayed) mum|mum['’]s the word|soccer moms?)\b)/iu;

/** No word in the lists begins with a vowel letter pronounced as a consonant, or vice versa. */
const withArticle = (before: string, phrase: string): string =>
  before.replace(/\b(a)n?(?=\s+$)/i, /^[aeiou]/i.test(phrase) ? '$1n' : '$1');
