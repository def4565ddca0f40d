import { paragraphLanguage } from '@octavo/language';

/** Stands for something in a paragraph that is not text, such as a citation or a footnote number. */
const sign = /\[\^\d+\]/gu;
const emphasis = /(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/gu;
const blockSign = /^(?:#{1,6}|[-*+>]|\d+[.)])\s+/u;
/** The first letters of any but the shortest words: regional spellings differ only later in the word. */
const word = /(?<!\p{L})\p{L}{4}/gu;
/** A localised text keeps at least one word once there are `few`, and `leastShared` of them once there are `many`. */
const few = 3;
const many = 6;
const leastShared = 0.25;

/**
 * Turns an answer into a replacement for a paragraph, without Markdown that the paragraph does not have; null if it is
 * not this paragraph in other words: much longer or shorter, in another language, about something else, or without its
 * signs (`[^1]`).
 *
 * @param others the surrounding paragraphs, none of which the answer may be
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

/** In a short line, a few words more or less mean nothing. */
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

/** The share of the words that occur in a text, from 0 to 1. */
function shared(words: readonly string[], text: string): number {
  const there = new Set(wordsOf(text));
  return words.filter((each) => there.has(each)).length / Math.max(1, words.length);
}
