import { countWords } from '../corrections/clean-text.ts';
import type { LongText } from './long-text.ts';

/** The maximum length of a summary as a share of its text, in words. */
const longest = 0.4;

export interface SummaryVerdict {
  readonly facts: number;
  readonly survived: number;
  readonly isShort: boolean;
  readonly sentences: number;
  /** Sentences that are in the text word for word, except for an opening connective. */
  readonly verbatim: number;
  /** Numbers that are not in the text. */
  readonly invented: number;
}

/** Grades what a summary kept of a text and whether it made anything up. */
export function gradeSummary({ text, facts, category }: LongText, summary: string): SummaryVerdict {
  const source = flat(text);
  const said = flat(summary);
  const sentences = sentencesOf(summary, category);
  return {
    facts: facts.length,
    survived: facts.filter((wordings) => wordings.some((wording) => said.includes(flat(wording)))).length,
    isShort: countWords(summary) <= longest * countWords(text),
    sentences: sentences.length,
    verbatim: sentences.filter((sentence) => source.includes(flat(sentence))).length,
    invented: numbersIn(summary).filter((number) => !numbersIn(text).includes(number)).length,
  };
}

const flat = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();

const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,\s]\p{N}{3})*(?:[.,]\p{N}+)?/gu) ?? [];

const sentencesOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
