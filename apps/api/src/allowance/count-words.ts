/** Words as SPEC §5 counts them: tokens between spaces that hold a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
