import { type Asked, isFree } from './asked.ts';

const begin =
  /^(?:[*_#>•–—`-]|"""|'''|1(?:$|[.)](?:\s|$))|\(?[a-c](?:$|\)(?:\s|$))|\p{Extended_Pictographic})/u;
const first = /(?<!\d)1[.)]/u;
/** Most marks around or before an answer. */
const mostMarks = 6;
/** Marks around or before the whole of an answer, each with a reader for the text without them. */
const around: readonly ((text: string, own: string) => string | undefined)[] = [
  (text) =>
    /^(?<mark>\*\*\*|\*\*|__|\*|_)(?=\S)(?<inner>(?:(?!\k<mark>)[\s\S])+)(?<=\S)\k<mark>$/u.exec(text)
      ?.groups?.['inner'],
  (text) => /^`(?<inner>[^`]+)`$/u.exec(text)?.groups?.['inner'],
  (text) => /^(?<mark>"""|''')(?<inner>[\s\S]+)\k<mark>$/u.exec(text)?.groups?.['inner'],
  (text) =>
    text.split('\n').every((line) => /^\s*(?:>|$)/u.test(line))
      ? text.replaceAll(/^[^\S\n]*>[^\S\n]?/gmu, '')
      : undefined,
  (text) => /^(?:#{1,6}|[-*•–—]|\(?[a-c]\))[^\S\n]+(?<inner>[^\n]+)$/u.exec(text)?.groups?.['inner'],
  // "1. Mai" is a date.
  (text, own) =>
    first.test(own)
      ? undefined
      : /^1[.)][^\S\n]+(?!(?:Jan|Jän|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*)(?<inner>[^\n]+)$/u.exec(
          text,
        )?.groups?.['inner'],
  (text) => /^(?:\p{Extended_Pictographic}\uFE0F?\s*)+(?<inner>[\s\S]+)$/u.exec(text)?.groups?.['inner'],
];

/**
 * Whether an answer begins with a mark that the replaced text does not have: only the end shows whether the mark
 * applies to all of it.
 */
export const mayBeMarked = (text: string, asked: Asked): boolean =>
  !isFree(asked) && begin.test(text) && !begin.test(asked.replaced.trimStart());

/** Unwraps an answer that is bold, a quotation, a heading or a list item as a whole. */
export function withoutWholeMarks(text: string, asked: Asked): string {
  let inner = text;
  for (let mark = 0; mark < mostMarks && mayBeMarked(inner, asked); mark++) {
    const read = around.map((each) => each(inner, asked.material)).find((found) => found !== undefined);
    if (read === undefined) break;
    inner = read.trim();
  }
  return inner;
}

/** What no sentence ends with: an emoji, and zero-width spaces. */
export const trailing = (asked: Asked): RegExp =>
  /\p{Extended_Pictographic}/u.test(asked.replaced)
    ? /(?<![\s\u200B\u2060\uFEFF])[\s\u200B\u2060\uFEFF]+$/u
    : /(?<![\s\u200B\u2060\uFEFF\p{Extended_Pictographic}\uFE0F])[\s\u200B\u2060\uFEFF\p{Extended_Pictographic}\uFE0F]+$/u;
