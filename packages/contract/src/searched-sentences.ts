const fewestWords = 8;
const mostSentences = 10;

/** What begins with an apostrophe: ’90s, ’em, ’tis. */
const shortened = String.raw`\d|(?:em|til|cause|tis|twas|n|round|cos|bout)(?!\p{L})`;
const double = /“[^“”]{1,2000}”|„[^„“”]{1,2000}[“”]|«[^«»]{1,2000}»|"[^"\n]{1,2000}"/gu;
/**
 * Single marks, as in Britain. The closing one is an apostrophe, too: it closes nothing before a letter, nor behind the
 * "s" of a plural where another one closes what was opened.
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

/** A text without what it quotes: that is somebody else's by its own account. Its length stays the same. */
export const withoutQuotations = (text: string): string =>
  [double, single, straight].reduce(
    (rest, quotation) => rest.replaceAll(quotation, (found) => ' '.repeat(found.length)),
    text,
  );

/** The sentences of a text that a plagiarism check sends to services outside: the longest, without quotations. */
export function searchedSentences(text: string): string[] {
  return withoutQuotations(text)
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replaceAll(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= fewestWords)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostSentences)
    .map((sentence) => sentence.slice(0, 280));
}
