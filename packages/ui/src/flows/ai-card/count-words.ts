/** Counts the tokens that hold a letter or a digit (SPEC §5). */
export function countWords(text: string): number {
  return (text.match(/\S+/g) ?? []).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}
