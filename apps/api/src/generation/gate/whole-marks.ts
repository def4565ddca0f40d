import { type Asked, isFree } from './asked.ts';

const begin =
  /^(?:[*_#>•–—`-]|"""|'''|\d{1,2}(?:$|[.)](?:\s|$))|\(?[a-c](?:$|\)(?:\s|$))|\p{Extended_Pictographic})/u;
/** Marks around or before the whole of an answer, each with a reader for the text without them. */
const around: readonly ((text: string) => string | undefined)[] = [
  (text) =>
    /^(?<mark>\*\*\*|\*\*|__|\*|_)(?=\S)(?<inner>(?:(?!\k<mark>)[\s\S])+)(?<=\S)\k<mark>$/u.exec(text)
      ?.groups?.['inner'],
  (text) => /^`(?<inner>[^`]+)`$/u.exec(text)?.groups?.['inner'],
  (text) => /^(?<mark>"""|''')(?<inner>[\s\S]+)\k<mark>$/u.exec(text)?.groups?.['inner'],
  (text) =>
    text.split('\n').every((line) => /^\s*(?:>|$)/u.test(line))
      ? text.replaceAll(/^\s*>[^\S\n]?/gmu, '')
      : undefined,
  (text) =>
    /^(?:#{1,6}|[-*•–—]|\d{1,2}[.)]|\(?[a-c]\))[^\S\n]+(?<inner>[^\n]+)$/u.exec(text)?.groups?.['inner'],
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
  if (!mayBeMarked(text, asked)) return text;
  const inner = around.map((read) => read(text)).find((found) => found !== undefined);
  return inner === undefined ? text : withoutWholeMarks(inner.trim(), asked);
}

/** What no sentence ends with: an emoji, and zero-width spaces. */
export const trailing = (asked: Asked): RegExp =>
  /\p{Extended_Pictographic}/u.test(asked.replaced)
    ? /[\s\u200B\u2060\uFEFF]+$/u
    : /[\s\u200B\u2060\uFEFF\p{Extended_Pictographic}\uFE0F]+$/u;
