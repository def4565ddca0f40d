import { sharedStems } from './about-work.ts';
import { type Asked, isFree } from './asked.ts';
import { isRefusal } from './refusals.ts';

/** Longest line that is taken for an announcement, in UTF-16 units. */
const longest = 240;
/** A line that ends with a colon or points down, with something below it. */
const announcing = new RegExp(
  String.raw`^(?<line>[^\n]{2,${longest}}?)(?:[:：]|\p{Extended_Pictographic}\uFE0F?)[*_]*[^\S\n]*\n\s*(?=\S)`,
  'u',
);
const ending = /(?:[:：]|\p{Extended_Pictographic}\uFE0F?)[*_]*[^\S\n]*(?:\n|$)/u;
/** What an author's own line may announce: items, a quotation, a table. */
const announced = /^(?:[-*•>|]\s|\d{1,2}[.)]\s)/u;

const mayHaveOne = (asked: Asked): boolean =>
  !isFree(asked) && asked.name !== 'autocomplete' && !ending.test(asked.replaced);

/**
 * Length of a first line that announces the text below it in whatever words ("Happy to! One way to put it:"), and that
 * shares no word with what the author gave; 0 if there is none.
 */
export function openingLine(text: string, asked: Asked): number {
  if (!mayHaveOne(asked)) return 0;
  const found = announcing.exec(text);
  const { line = '' } = found?.groups ?? {};
  const [whole = ''] = found ?? [];
  if (whole === '' || sharedStems(line, asked) > 0 || isRefusal(line, asked)) return 0;
  return asked.replaced === '' && announced.test(text.slice(whole.length)) ? 0 : whole.length;
}

/** Whether a text that has just begun may be such a line. The last word may not be complete. */
export const mayBeOpeningLine = (text: string, asked: Asked): boolean =>
  mayHaveOne(asked) &&
  text.length <= longest &&
  !/[^:：*_\s\p{Extended_Pictographic}\uFE0F][*_]*[^\S\n]*\n|\n\s*\S/u.test(text) &&
  sharedStems(text.replace(/[\p{L}\p{N}]+$/u, ''), asked) === 0;
