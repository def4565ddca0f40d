import { paragraphLanguage } from '@octavo/language';

/** Stands for what is in a paragraph but is not text, such as a citation or the number of a footnote. */
const sign = /\[\^\d+\]/gu;
const emphasis = /(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/gu;
const blockSign = /^(?:#{1,6}|[-*+>]|\d+[.)])\s+/u;
/** The beginning of a word that is not among the shortest: spellings of a country differ behind it. */
const word = /(?<!\p{L})\p{L}{4}/gu;
/** What sounds local keeps at least one of so many words, and of more of them this share. */
const few = 3;
const many = 6;
const leastShared = 0.25;

/**
 * An answer as it may take the place of a paragraph, without Markdown that the paragraph does not have; null where it is
 * not this paragraph in other words: much longer or shorter, in another language, about something else, or without its
 * signs (`[^1]`).
 *
 * @param others the paragraphs around it, none of which it may be
 */
export function usableParagraph(source: string, answer: string, others: readonly string[]): string | null {
  const text = withoutMarkdown(source, answer.trim());
  const isUsable =
    text !== '' &&
    !/\[\[\d+\]\]/u.test(text) &&
    linesOf(text) === linesOf(source) &&
    hasLengthOf(source, text) &&
    hasLanguageOf(source, text) &&
    String(source.match(sign)) === String(text.match(sign)) &&
    isAbout(source, text, others);
  return isUsable ? text : null;
}

function withoutMarkdown(source: string, answer: string): string {
  const plain = blockSign.test(source) ? answer : answer.replace(blockSign, '');
  return plain.replaceAll(emphasis, (found, around: string, inner: string) =>
    source.includes(around) ? found : inner,
  );
}

const linesOf = (text: string): number => text.split('\n').length;

/** A few words more or less say nothing of a short line. */
const hasLengthOf = (source: string, text: string): boolean =>
  text.length <= 1.6 * source.length + 12 && text.length >= 0.6 * source.length - 12;

function hasLanguageOf(source: string, text: string): boolean {
  const [before, after] = [paragraphLanguage(source), paragraphLanguage(text)];
  return before === after || before === 'unclear' || after === 'unclear';
}

function isAbout(source: string, text: string, others: readonly string[]): boolean {
  const words = wordsOf(source);
  const own = shared(words, text);
  if (words.length >= few && own === 0) return false;
  if (words.length >= many && own < leastShared) return false;
  return others.every((other) => {
    const theirs = wordsOf(other);
    return theirs.length === 0 || other === source || shared(theirs, text) <= Math.max(own, 0.5);
  });
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(word) ?? [];

/** How many of the words stand in a text, from 0 to 1. */
function shared(words: readonly string[], text: string): number {
  const there = new Set(wordsOf(text));
  return words.filter((each) => there.has(each)).length / Math.max(1, words.length);
}
