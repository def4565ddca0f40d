import stopWords from 'stopwords-iso' with { type: 'json' };
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { checkedParagraph } from './request-language.ts';
import { isEnglish } from './sentences.ts';
import { englishTokens } from '../english/wordings/wink.ts';

type Known = Exclude<CheckedLanguage, 'en'>;

const functionWords: Readonly<Record<Known, ReadonlySet<string>>> = {
  fr: new Set(stopWords.fr),
  de: new Set(stopWords.de),
  pt: new Set(stopWords.pt),
};

/** Endings of number, gender and case: without them "Gezeiten" and "Gezeit" are the same word. */
const endings: Readonly<Record<Known, RegExp>> = {
  fr: /(?:es|s|x|e)$/u,
  de: /(?:ern|en|er|es|em|e|n|s)$/u,
  pt: /(?:os|as|es|s|o|a|e)$/u,
};
const shortestStem = 4;

/**
 * The words that carry the meaning of a sentence: stems without function words in the four languages, words of four or
 * more letters in others.
 */
export function contentWords(sentence: string): string[] {
  const language = checkedParagraph(sentence);
  if (language !== undefined && language !== 'en') return stemsOf(sentence, language);
  if (!isEnglish(sentence)) return longWords(sentence);
  return englishTokens(sentence)
    .filter(({ isWord, isStopWord }) => isWord && !isStopWord)
    .map(({ stem }) => stem.toLowerCase());
}

const stemsOf = (sentence: string, language: Known): string[] =>
  wordsOf(sentence, language)
    .map((word) => word.replace(/^(?:[cdjlmnst]|qu)['’]/u, ''))
    .filter((word) => word.length > 2 && !functionWords[language].has(word))
    .map((word) => {
      const stem = word.replace(endings[language], '');
      return stem.length >= shortestStem ? stem : word;
    });

const longWords = (sentence: string): string[] =>
  wordsOf(sentence).filter((word) => word.length > 3 || !/\p{Script=Latin}/u.test(word));

const wordsOf = (sentence: string, language?: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment);
