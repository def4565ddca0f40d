import { isEnglish } from './sentences.ts';
import { wink } from './wink.ts';

/** The words of a sentence that carry its subject: stems without function words in English, else words of four letters or more. */
export function contentWords(sentence: string): string[] {
  if (!isEnglish(sentence)) return otherWords(sentence);
  const { its } = wink();
  const words: string[] = [];
  wink()
    .readDoc(sentence)
    .tokens()
    .each((token) => {
      if (token.out(its.type) === 'word' && !token.out(its.stopWordFlag)) words.push(token.out(its.stem).toLowerCase());
    });
  return words;
}

const otherWords = (sentence: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(sentence.toLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike === true && (segment.length > 3 || !/\p{Script=Latin}/u.test(segment)))
    .map(({ segment }) => segment);
