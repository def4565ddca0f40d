import { plainWord } from '@octavo/contract/equal-text';
import { folded } from '@octavo/contract/title-search';
import type { Owned } from '../documents/document-store.ts';
import { storable } from '../documents/read-document.ts';
import { notFound } from '../errors.ts';
import type { TagStore } from './tag-store.ts';

const mostSuggested = 8;

export interface TagQuestion {
  readonly accountId: string;
  /** The text typed so far. */
  readonly input: string;
  readonly used: readonly string[];
}

export interface DocumentTags {
  /** @throws AppError 404 `not_found` */
  of(owned: Owned): Promise<string[]>;
  /** @throws AppError 404 `not_found` */
  replace(owned: Owned, tags: readonly string[]): Promise<void>;
  /** The account's own tags that contain what was typed: first those that begin with it, then the most used. */
  suggest(question: TagQuestion): Promise<string[]>;
}

export function createDocumentTags(store: TagStore): DocumentTags {
  return {
    async of(owned) {
      const tags = await store.find(owned);
      if (tags === undefined) throw notFound('document');
      return split(tags);
    },
    async replace(owned, tags) {
      const written = tags.filter((tag) => tag !== '');
      const unique = new Map(written.map((tag) => [keyOf(tag), storable(tag)]));
      if (!(await store.replace(owned, [...unique.values()].join(',')))) throw notFound('document');
    },
    async suggest({ accountId, input, used }) {
      const typed = folded(input.trim());
      const taken = new Set(used.map(keyOf));
      const counted = countUses(await store.all(accountId));
      return counted
        .map((use) => ({ ...use, sought: folded(use.tag) }))
        .filter(({ key, sought }) => sought.includes(typed) && !taken.has(key))
        .toSorted(
          (one, other) =>
            Number(other.sought.startsWith(typed)) - Number(one.sought.startsWith(typed)) ||
            other.uses - one.uses ||
            one.key.localeCompare(other.key),
        )
        .slice(0, mostSuggested)
        .map(({ tag }) => tag);
    },
  };
}

/** A tag may be written in upper and lower case; the capitalized form is suggested. */
function countUses(lists: readonly string[]) {
  const uses = new Map<string, { tag: string; key: string; uses: number }>();
  for (const tag of lists.flatMap(split)) {
    const key = keyOf(tag);
    const known = uses.get(key);
    uses.set(key, { tag: known && known.tag < tag ? known.tag : tag, key, uses: (known?.uses ?? 0) + 1 });
  }
  return [...uses.values()];
}

const split = (tags: string): string[] => tags.split(',').filter((tag) => tag !== '');
const keyOf = (tag: string): string => plainWord(tag.trim());
