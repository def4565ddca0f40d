const longest = { words: 8, characters: 80 };

/** The words of a heading, a list item or another line that is not a full sentence; undefined for a longer text. */
export function wordsOfShortLine(text: string): readonly string[] | undefined {
  if (text.length > longest.characters || /[.!?…]["'”’»)]*\s*$/u.test(text)) return undefined;
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  return words.length <= longest.words ? words : undefined;
}
