const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Whether a tag is among others, however it is capitalised. */
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
