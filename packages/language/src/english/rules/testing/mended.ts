import { checkGrammar } from '../check-grammar.ts';

/** Corrects everything in a text that the grammar finds; pass a `suspicion` to simulate a text with other mistakes. */
export const mended = (text: string, suspicion = 0): string =>
  checkGrammar(text, suspicion)
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );
