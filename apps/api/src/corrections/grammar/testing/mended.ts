import { checkGrammar } from '../check-grammar.ts';

/** A text with everything mended that the grammar finds. */
export const mended = (text: string): string =>
  checkGrammar(text)
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );
