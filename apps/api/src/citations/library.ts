import { type Reference, reference } from '@octavo/contract';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LibraryStore } from './library-store.ts';
import { isbnOf, type Question } from '@octavo/citations/records';

/** The references listed in an account's documents. */
export interface Library {
  find(accountId: string, question: Question): Promise<Reference[]>;
}

const block = z.object({ type: z.literal('references'), attrs: z.object({ items: z.array(z.unknown()) }) });
const document = z.object({ content: z.array(z.unknown()) });
const most = 8;
/** Documents not read by then are read for the next question. */
const mostMilliseconds = 5_000;

/** Reads only the caller's own documents, and no locked ones. Reading keeps its thread busy: run it in a worker. */
export function createLibrary(store: LibraryStore): Library {
  // A reference takes about 600 bytes.
  const read = new LRUCache<string, readonly Reference[]>({
    max: 2000,
    maxSize: 100_000,
    sizeCalculation: (references) => references.length + 1,
  });

  async function referencesOf(accountId: string, id: string, version: number): Promise<readonly Reference[]> {
    const key = `${accountId} ${id} ${version}`;
    const known = read.get(key);
    if (known) return known;
    const found = readReferences((await store.contentOf(accountId, id)) ?? '{}');
    read.set(key, found);
    return found;
  }

  return {
    async find(accountId, question) {
      const works = new Map<string, Reference>();
      const end = performance.now() + mostMilliseconds;
      for (const { id, version } of await store.documentsWithReferences(accountId)) {
        if (performance.now() > end) break;
        for (const work of await referencesOf(accountId, id, version)) {
          const known = works.get(work.id);
          if (known === undefined || (known.source === undefined && work.source !== undefined)) {
            works.set(work.id, work);
          }
        }
      }
      return best([...works.values()], question);
    },
  };
}

function readReferences(content: string): Reference[] {
  const parsed = document.safeParse(JSON.parse(content));
  if (!parsed.success) return [];
  return parsed.data.content.flatMap((node) => {
    const references = block.safeParse(node);
    if (!references.success) return [];
    return references.data.attrs.items.flatMap((item) => {
      const work = reference.safeParse(item);
      return work.success ? [work.data] : [];
    });
  });
}

function best(works: readonly Reference[], question: Question): Reference[] {
  switch (question.kind) {
    case 'doi':
      return works.filter(({ doi }) => doi.toLowerCase() === question.doi);
    case 'isbn':
      return works.filter(({ isbn }) => isbn !== undefined && isbnOf(isbn) === question.isbn);
    case 'url':
      return works.filter(({ url }) => url === question.url.href);
    case 'words':
      return byWords(works, question.words);
    default:
      return question satisfies never;
  }
}

function byWords(works: readonly Reference[], words: string): Reference[] {
  const asked = wordsOf(words);
  return (
    works
      .map((work) => {
        const own = wordsOf([work.title, ...work.authors, work.publication, work.year].join(' '));
        let shared = 0;
        for (const word of own) if (asked.has(word)) shared += 1;
        return { work, shared, share: shared / Math.max(1, Math.min(own.size, asked.size)) };
      })
      // A single word in common is enough only if few were searched for.
      .filter(({ shared, share }) => shared >= 2 || (shared === 1 && share >= 0.5))
      .toSorted((one, other) => other.share - one.share || other.shared - one.shared)
      .slice(0, most)
      .map(({ work }) => work)
  );
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .match(/[\p{L}\p{N}]{4,}/gu) ?? []
    ).slice(0, 2000),
  );
