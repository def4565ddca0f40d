import { plainWord } from '@octavo/contract/equal-text';

const same = (one: string, other: string) => plainWord(one) === plainWord(other);

/** Whether a tag is among others, ignoring case, accents and the form of apostrophes. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => same(each, tag));
}

/** Splits a typed or pasted list at commas, semicolons and newlines, dropping empty entries. */
export function tagWords(text: string): string[] {
  return text
    .split(/[,;\n]/u)
    .map((word) => word.trim().replaceAll(/\s+/gu, ' '))
    .filter((word) => word !== '');
}

/** The words not yet among the tags, each once. */
export function newTags(tags: readonly string[], words: readonly string[]): string[] {
  return words.filter((word, index) => !hasTag(tags, word) && !hasTag(words.slice(0, index), word));
}
