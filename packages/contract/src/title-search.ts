import { withoutUnseen } from './equal-text.ts';

interface Titled {
  readonly title: string;
  /** Separated by commas. */
  readonly tags: string;
}

/** The tags of a document, which are stored as one comma-separated string. */
export function splitTags(tags: string): readonly string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Matches documents whose title or tags contain the search term, ignoring case and accents (SPEC §5). */
export function titleFinder(search: string): (document: Titled) => boolean {
  const term = folded(search.trim());
  return ({ title, tags }) => [title, ...splitTags(tags)].some((text) => folded(text).includes(term));
}

/**
 * A text in the form used for searching: without case, accents and invisible characters, with straight apostrophes, and
 * with `ss` for `ß`, `o` for `ø` and the like.
 */
export const folded = (text: string): string =>
  withoutUnseen(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘ʼ]/g, "'")
    .toLowerCase()
    .replaceAll(/[ßæœøłđðı]/g, (letter) => plainLetters[letter] ?? letter);

/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};
