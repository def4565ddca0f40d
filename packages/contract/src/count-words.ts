const token = /\S+/gu;
const alphanumeric = /[\p{L}\p{N}]/u;

/** Counts the tokens that hold a letter or a digit: a lone dash is no word (SPEC §5). */
export function countWords(text: string): number {
  let words = 0;
  for (const [found] of text.matchAll(token)) {
    if (alphanumeric.test(found)) words += 1;
  }
  return words;
}
