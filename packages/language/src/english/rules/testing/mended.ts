import { checkGrammar } from '../check-grammar.ts';

/** A text with everything mended that the grammar finds; `suspicion` as in a text that has other faults. */
export const mended = (text: string, suspicion = 0): string =>
  checkGrammar(text, suspicion)
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );
