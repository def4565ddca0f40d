const token = /\S+/gu;
const alphanumeric = /[\p{L}\p{N}]/u;

/** Counts the tokens that contain a letter or a digit: a dash on its own is not a word (SPEC §5). */
export function countWords(text: string): number {
  let words = 0;
  for (const [found] of text.matchAll(token)) {
    if (alphanumeric.test(found)) words += 1;
  }
  return words;
}
