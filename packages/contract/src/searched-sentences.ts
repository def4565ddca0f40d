const fewestWords = 8;
const mostSentences = 10;

/** What may follow an apostrophe that starts a word: ’90s, ’em, ’tis. */
const shortened = String.raw`\d|(?:em|til|cause|tis|twas|n|round|cos|bout)(?!\p{L})`;
const double = /“[^“”]{1,2000}”|„[^„“”]{1,2000}[“”]|«[^«»]{1,2000}»|"[^"\n]{1,2000}"/gu;
/**
 * Single quotation marks, as used in Britain. The closing one is also an apostrophe: it does not close a quotation
 * before a letter, nor after a plural "s" if a later mark can close it.
 */
const single = singleMarks('‘', '’');
const straight = singleMarks("'", "'");

function singleMarks(open: string, close: string): RegExp {
  const inside = `[^${open}${close}\\n]`;
  const apostrophe = `${close}(?=\\p{L})`;
  const plural = `(?<=s)${close}(?=\\s\\p{Ll}(?:${inside}|${apostrophe})*${close}(?!\\p{L}))`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${open}(?=\\S)(?!${shortened})(?:${inside}|${apostrophe}|${plural}){2,1000}(?<=\\S)${close}(?![\\p{L}\\p{N}])`,
    'giu',
  );
}

/** Blanks out the quotations of a text, which are openly someone else's words. The length stays the same. */
export const withoutQuotations = (text: string): string =>
  [double, single, straight].reduce(
    (rest, quotation) => rest.replaceAll(quotation, (found) => ' '.repeat(found.length)),
    text,
  );

/** The sentences that a plagiarism check sends to outside services: the longest ones, without quotations. */
export function searchedSentences(text: string): string[] {
  return withoutQuotations(text)
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replaceAll(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= fewestWords)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostSentences)
    .map((sentence) => sentence.slice(0, 280));
}
