import { isEnglish } from './sentences.ts';
import { englishTokens } from './wink.ts';

/** The words of a sentence that carry its subject: stems without function words in English, else words of four letters or more. */
export function contentWords(sentence: string): string[] {
  if (!isEnglish(sentence)) return otherWords(sentence);
  return englishTokens(sentence)
    .filter(({ isWord, isStopWord }) => isWord && !isStopWord)
    .map(({ stem }) => stem.toLowerCase());
}

const otherWords = (sentence: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(sentence.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment)
    .filter((word) => word.length > 3 || !/\p{Script=Latin}/u.test(word));
