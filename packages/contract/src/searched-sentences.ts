const fewestWords = 8;
const mostSentences = 10;

/** A text without what it quotes: that is somebody else's by its own account. Its length stays the same. */
export const withoutQuotations = (text: string): string =>
  text.replaceAll(/“[^”]{1,2000}”|„[^“”]{1,2000}[“”]|«[^»]{1,2000}»|"[^"\n]{1,2000}"/gu, (quotation) =>
    ' '.repeat(quotation.length),
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
