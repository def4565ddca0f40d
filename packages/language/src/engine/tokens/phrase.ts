// Latin letters by their ranges: \p{L} makes patterns that take milliseconds to compile.
const letter = '[0-9A-Za-zÀ-ÖØ-öø-ʯ]';
const edge = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

// Before a word it is enough that no letter precedes it, which is twice as fast to find.
const start = `(?<!${letter})`;
const leading = /^\\b(?=\(\?|\[|\p{L})/u;

const asksForCase = /\\p\{L[ul]\}/;

/**
 * A pattern for a phrase rule, in which `\b` knows letters with accents and a space is any white space. Ignores case
 * unless `exact`.
 */
export const phrase = (source: string, capitals: 'any' | 'exact' = 'any'): RegExp =>
  new RegExp(
    source
      .replace(leading, start)
      .replaceAll(String.raw`\b`, edge)
      .replaceAll(' ', String.raw`\s+`),
    capitals === 'exact' || asksForCase.test(source) ? 'dgu' : 'dgiu',
  );
