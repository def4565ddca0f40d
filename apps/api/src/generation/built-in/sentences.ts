import { englishness } from '../../corrections/english.ts';
import { englishSentences } from './wink.ts';

/** Whether the English tools may be used on a text; what is too short to tell counts as English. */
export const isEnglish = (text: string): boolean => englishness(text) !== 'other';

/** The sentences of a text in its order, paragraph by paragraph. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) => (isEnglish(paragraph) ? englishSentences(paragraph) : segmented(paragraph)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const segmented = (paragraph: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(paragraph)].map(
    ({ segment }) => segment,
  );
