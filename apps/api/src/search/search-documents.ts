import type { FoundDocuments } from '@octavo/contract';
import { searchedText } from '@octavo/document-schema';
import { toListItem } from '../documents/document-record.ts';
import { storable } from '../documents/read-document.ts';
import { excerptOf } from './excerpt.ts';
import type { Indexed, SearchStore, Stale } from './search-store.ts';
import { searchedWords, wordsOf } from './text-words.ts';

/** How many documents are read at a time: each may hold 5 MB. */
const batch = 10;
const mostFound = 50;

/**
 * Brings the index up to date; of one account, or of all.
 * @returns whether all of it is; otherwise the deadline came first
 */
export async function catchUp(
  store: SearchStore,
  accountId: string | undefined,
  deadline: number,
): Promise<boolean> {
  while (Date.now() < deadline) {
    const stale = await store.stale(accountId, batch);
    if (stale.length === 0) return true;
    await store.index(stale.map(asIndexed));
  }
  return false;
}

/** Documents that have a text in their title, their tags or their words. */
export async function searchDocuments(
  store: SearchStore,
  accountId: string,
  text: string,
): Promise<FoundDocuments> {
  const words = searchedWords(text);
  const { rows, more } = await store.find({ accountId, text, words, most: mostFound });
  const docs = rows.map(({ body, ...row }) => ({
    ...toListItem(row),
    excerpt: words.length === 0 ? [] : (excerptOf(body, words) ?? []),
  }));
  return { docs, more };
}

function asIndexed({ content, ...stale }: Stale): Indexed {
  if (stale.isLocked) return { ...stale, words: [], body: '' };
  const body = storable(searchedText(JSON.parse(content)));
  return { ...stale, words: wordsOf(body), body };
}
