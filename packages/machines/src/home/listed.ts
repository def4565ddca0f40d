import type { DocumentListItem } from '@octavo/contract';
import { splitTags, titleFinder } from '@octavo/contract/title-search';
import type { HomeFilter, HomeOrder } from './home.types.ts';

/** The tags of a document. */
export const tagsOf = (document: DocumentListItem): readonly string[] => splitTags(document.tags);

/** Every tag in use, once, in alphabetical order. */
export function tagsInUse(documents: readonly DocumentListItem[]): readonly string[] {
  return [...new Set(documents.flatMap(tagsOf))].toSorted((a, b) => a.localeCompare(b));
}

interface Wanted {
  readonly search: string;
  readonly filter: HomeFilter;
  readonly order: HomeOrder;
  /** Documents found by their text. */
  readonly found?: ReadonlySet<string>;
}

/** The documents to show: the search term is in the title, a tag or the text (SPEC §5). */
export function listed(
  documents: readonly DocumentListItem[],
  { search, filter, order, found }: Wanted,
): readonly DocumentListItem[] {
  const isFound = titleFinder(search);
  return documents
    .filter(
      (document) =>
        (filter === 'all' || document.favourite) && (isFound(document) || found?.has(document.id)),
    )
    .toSorted(comparisons[order]);
}

const alphabet = new Intl.Collator(undefined, { numeric: true });

const comparisons = {
  changed: (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0),
  created: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
  title: (a, b) => alphabet.compare(a.title, b.title),
} satisfies Record<HomeOrder, (a: DocumentListItem, b: DocumentListItem) => number>;
