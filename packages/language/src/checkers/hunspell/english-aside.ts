import { wordCounts } from '../../english/spelling/word-counts.ts';

/** An English word with at least this count is not there by chance. */
const common = 60;
const wordBefore = /(?<word>\p{L}[\p{L}'’]*)[ -]$/u;
const wordBehind = /^[ -](?<word>\p{L}[\p{L}'’]*)/u;

/** English words that are not slips of a word in another language. */
const small = /^(?:and|of|for|with|from|this|that|which)$/u;
/** "engravers en anglais". */
const said = /^[»”")]?\s*(?:en anglais|auf Englisch|em inglês)/u;
const saying = /(?:anglais|englisch|Englisch|inglês)e?[ns]?(?:\s*[:«„“"(]\s*|,? l['’]expression est )$/u;

/**
 * Whether an unknown word is part of an English phrase: it is an English word, and so is the word beside it, which does
 * not exist in the paragraph's language either ("zero day", "read-only").
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

/** Whether all parts of a word are common in English. */
export const isEnglish = (text: string): boolean =>
  text.split('-').every((part) => wordCounts().of(part) >= common);
