interface Titled {
  readonly title: string;
  /** Separated by commas. */
  readonly tags: string;
}

/** The tags of a document; they are kept as one string with commas. */
export function splitTags(tags: string): readonly string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Whether the title or one of the tags contains what is searched for, case set aside (SPEC §5). */
export function titleFinder(search: string): (document: Titled) => boolean {
  const term = folded(search.trim());
  return ({ title, tags }) => [title, ...splitTags(tags)].some((text) => folded(text).includes(term));
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();
