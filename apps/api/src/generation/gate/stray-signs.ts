import type { TaskName } from '../task-names.ts';
import { type Asked, isFree } from './asked.ts';

/** Signs of programs and of other markup, which would be read as they are. */
const programs: readonly RegExp[] = [
  // Code
  /^\s*(?:```|~~~)/mu,
  /`[^`\n]+`/u,
  // Entities, escapes and tags of HTML and JSON
  /&(?:amp|quot|apos|nbsp|lt|gt|#\d{2,5}|#x[\da-f]{2,5});/iu,
  /\\(?:n|t|r|"|u[\da-f]{4})/u,
  /<[a-z!/][^<>\n]{0,80}>|<!\[CDATA\[/iu,
  // Formulas
  /\\[()[\]]|\\[a-z]{2,}\{|\$[\w\\{}^=+., -]{1,24}\$(?![\d\w])/u,
  // What was deleted, and what came in its place
  /~~[^~\n]+~~/u,
];

/** UTF-8 that was read as Latin-1. */
const misread = /â€|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/u;
/** A word again and again. */
const stutter = /(?<!\p{L})(\p{L}+)(?:[\s,]+\1(?!\p{L})){3,}/iu;

/** Marks with which an assistant that searches refers to what it found. */
const found =
  /【[^】\n]*】|\b(?:file)?cite\W?turn\d|turn\d+(?:search|view|news|file)\d|oaicite|contentReference\[/u;

/** A row of a table and the line below its header. */
const table = /^\s*\|.*\|\s*\n\s*\|?\s*:?-{2,}/mu;

/** Blanks that the author is to fill in. */
const blanks =
  /\[(?:(?:insert|your|add|enter|the|a|votre|insérer|nom|date|inserir|seu|nome|dein|ihr|name|datum|year|place|city|town|number|x+)\b[^\]\n]{0,60}|\p{Lu}[\p{L} ]{2,30})\](?!\()/iu;

/** Whether an answer shows signs of a program that the author's text does not have. */
export function hasStraySigns(answer: string, asked: Asked): boolean {
  const own = `${asked.material}\n${asked.request}`;
  const stray = (sign: RegExp): boolean => sign.test(answer) && !sign.test(own);
  if (stray(found) || stray(misread)) return true;
  if (!mayDecorate(asked) && stray(emoji)) return true;
  return (
    !isFree(asked) &&
    (programs.some(stray) ||
      stray(table) ||
      stray(stutter) ||
      isHalfMarked(answer, own) ||
      isCapitals(answer, asked))
  );
}

/** Quotation marks or bold that begin and do not end. */
function isHalfMarked(answer: string, own: string): boolean {
  const isOdd = (text: string): boolean => text.split('**').length % 2 === 0;
  const opens = (text: string): boolean => /^["“„«][^"“”„«»]*$/u.test(text.trim());
  return (isOdd(answer) && !isOdd(own)) || (opens(answer) && !opens(own));
}

/** Whether an answer leaves blanks where the author has none. */
export const leavesBlanks = (answer: string, asked: Asked): boolean =>
  !isFree(asked) && blanks.test(answer) && !blanks.test(`${asked.material}\n${asked.request}`);

/** Everything in capital letters, although the author's text is not. */
const isCapitals = (answer: string, { replaced, material }: Asked): boolean =>
  (answer.match(/\p{Lu}/gu)?.length ?? 0) > 20 &&
  !/\p{Ll}/u.test(answer) &&
  /\p{Ll}/u.test(replaced || material);

const emoji = /\p{Emoji_Presentation}/u;
/** A tone or an audience may ask for them. */
const mayDecorate = (asked: Asked): boolean => isFree(asked) || decorated.includes(asked.name);
const decorated: readonly TaskName[] = ['changeTone', 'rewrite', 'brainstorm', 'thesisIdeas', 'topicIdeas'];

/** Letters of scripts that no language of the product is written in. */
const scripts = [
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));
/** What explains a word stands in brackets or quotation marks: "harbour (港)". */
const enclosed = /[([“"„«'‘*_][^\n([\])“”"„«»'‘’*_]{1,8}[)\]”"“»'’*_]/gu;

/** Whether words of another script are mixed into an answer, as models do that know that script better. */
export function mixesScripts(answer: string, asked: Asked): boolean {
  const own = `${asked.material}\n${asked.request}`;
  const text = asked.replaced === '' || isFree(asked) ? answer.replaceAll(enclosed, '') : answer;
  return scripts.some((script) => script.test(text) && !script.test(own));
}
