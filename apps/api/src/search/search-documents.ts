import type { FoundDocuments } from '@octavo/contract';
import { titleFinder } from '@octavo/contract/title-search';
import { searchedText } from '@octavo/document-schema';
import { toListItem } from '../documents/document-record.ts';
import { storable } from '../documents/read-document.ts';
import { excerptOf } from './excerpt.ts';
import type { Indexed, SearchStore, Stale } from './search-store.ts';
import { indexedTerms, searchedWords, termsOf } from './text-words.ts';

/** How many documents are read at a time: each may be 5 MB. */
const batch = 10;
const mostFound = 50;

/**
 * Brings the index up to date, for one account or for all.
 * @returns false if the deadline came first
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

/** Finds documents with a text in their title, tags or words. */
export async function searchDocuments(
  store: SearchStore,
  accountId: string,
  text: string,
): Promise<FoundDocuments> {
  const words = searchedWords(text);
  const terms = words.flatMap(termsOf);
  const { rows, more } = await store.find({ accountId, text, terms, most: mostFound });
  const hasTitle = titleFinder(text);
  const docs = rows.flatMap(({ body, ...row }) => {
    const excerpt = words.length === 0 ? undefined : excerptOf(body, words);
    // A text may contain all grams of a word, but not the word.
    return excerpt === undefined && !hasTitle(row) ? [] : [{ ...toListItem(row), excerpt: excerpt ?? [] }];
  });
  return { docs, more };
}

function asIndexed({ content, ...stale }: Stale): Indexed {
  if (stale.isLocked) return { ...stale, words: [], grams: [], body: '' };
  const body = storable(searchedText(JSON.parse(content)));
  return { ...stale, ...indexedTerms(body), body };
}
