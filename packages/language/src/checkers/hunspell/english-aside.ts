import { wordCounts } from '../../english/spelling/word-counts.ts';

/** So often an English word is met that it is no chance. */
const common = 60;
const wordBefore = /(?<word>\p{L}[\p{L}'’]*)[ -]$/u;
const wordBehind = /^[ -](?<word>\p{L}[\p{L}'’]*)/u;

/** No slip of a word of another language. */
const small = /^(?:and|of|for|with|from|this|that|which)$/u;
/** "engravers en anglais". */
const said = /^[»”")]?\s*(?:en anglais|auf Englisch|em inglês)/u;
const saying = /(?:anglais|englisch|Englisch|inglês)e?[ns]?(?:\s*[:«„“"(]\s*|,? l['’]expression est )$/u;

/**
 * Whether an unknown word is part of something said in English: it is an English word, and so is the word beside it,
 * which is no word of the paragraph's language either ("zero day", "read-only").
 */
export function isEnglishAside(
  paragraph: string,
  word: string,
  at: number,
  isKnown: (word: string) => boolean,
): boolean {
  if (
    small.test(word) ||
    said.test(paragraph.slice(at + word.length)) ||
    saying.test(paragraph.slice(0, at))
  ) {
    return true;
  }
  if (!isEnglish(word)) return false;
  const parts = word.split('-');
  if (parts.length > 1 && parts.every((part) => !isKnown(part))) return true;
  const before = wordBefore.exec(paragraph.slice(Math.max(0, at - 40), at))?.groups?.['word'];
  const behind = wordBehind.exec(paragraph.slice(at + word.length, at + word.length + 40))?.groups?.['word'];
  return [before, behind].some((beside) => beside !== undefined && isEnglish(beside) && !isKnown(beside));
}

/** Whether all parts of a word are met in English. */
export const isEnglish = (text: string): boolean =>
  text.split('-').every((part) => wordCounts().of(part) >= common);
