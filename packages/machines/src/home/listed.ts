import type { DocumentListItem } from '@octavo/contract';
import type { HomeFilter, HomeOrder } from './home.types.ts';

/** The tags of a document; they are kept as one string with commas. */
export function tagsOf(document: DocumentListItem): readonly string[] {
  return document.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Every tag in use, once, in the order of the alphabet. */
export function tagsInUse(documents: readonly DocumentListItem[]): readonly string[] {
  return [...new Set(documents.flatMap(tagsOf))].toSorted((a, b) => a.localeCompare(b));
}

interface Wanted {
  readonly search: string;
  readonly filter: HomeFilter;
  readonly order: HomeOrder;
}

/** What the list shows: title or one of the tags contains the search, case set aside (SPEC §5). */
export function listed(
  documents: readonly DocumentListItem[],
  { search, filter, order }: Wanted,
): readonly DocumentListItem[] {
  const term = folded(search.trim());
  return documents
    .filter(
      (document) =>
        (filter === 'all' || document.favourite) &&
        [document.title, ...tagsOf(document)].some((text) => folded(text).includes(term)),
    )
    .toSorted(comparisons[order]);
}

const alphabet = new Intl.Collator(undefined, { numeric: true });

const comparisons = {
  changed: (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0),
  created: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
  title: (a, b) => alphabet.compare(a.title, b.title),
} satisfies Record<HomeOrder, (a: DocumentListItem, b: DocumentListItem) => number>;

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
