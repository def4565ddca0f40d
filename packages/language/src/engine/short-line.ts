const longest = { words: 8, characters: 80 };

/** The words of a heading, an item of a list or another line that is no sentence yet; nothing for a longer text. */
export function wordsOfShortLine(text: string): readonly string[] | undefined {
  if (text.length > longest.characters || /[.!?…]["'”’»)]*\s*$/u.test(text)) return undefined;
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  return words.length <= longest.words ? words : undefined;
}
