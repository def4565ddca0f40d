/** A tag as others are compared with it: capitals, composed letters and the form of an apostrophe make no other. */
export const plainTag = (tag: string): string =>
  tag
    .normalize('NFC')
    .toLocaleLowerCase()
    .replaceAll(/[’‘ʼ]/gu, "'");

const same = (one: string, other: string) => plainTag(one) === plainTag(other);

/** Whether a tag is among others, however its capitals, accents and apostrophes are typed. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => same(each, tag));
}

/** The words of a list that was typed or pasted: parted by commas, semicolons or lines, without what is empty. */
export function tagWords(text: string): string[] {
  return text
    .split(/[,;\n]/u)
    .map((word) => word.trim().replaceAll(/\s+/gu, ' '))
    .filter((word) => word !== '');
}

/** The words that are new beside some tags, each once. */
export function newTags(tags: readonly string[], words: readonly string[]): string[] {
  return words.filter((word, index) => !hasTag(tags, word) && !hasTag(words.slice(0, index), word));
}
