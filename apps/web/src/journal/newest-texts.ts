import type { DocumentListItem } from '@octavo/contract';
import { previewLength } from '@octavo/contract/document-limits';
import { previewText } from '@octavo/document-schema/document-text';
import { type Journal, isOpenTo, journal } from './journal.ts';

/** An older list, updated with the titles and beginnings of what its account has written on this device since. */
export async function newestTexts(
  docs: readonly DocumentListItem[],
  account: string,
  store: Pick<Journal, 'keys' | 'entriesOf'> = journal,
): Promise<DocumentListItem[]> {
  const written = new Set((await store.keys()).map(([id]) => id));
  return Promise.all(
    docs.map(async (item) => (written.has(item.id) ? newestText(item, account, store) : item)),
  );
}

async function newestText(
  item: DocumentListItem,
  account: string,
  store: Pick<Journal, 'entriesOf'>,
): Promise<DocumentListItem> {
  const entries = (await store.entriesOf(item.id)).filter((entry) => isOpenTo(entry, account));
  const [newest] = entries.toSorted((a, b) => b.writtenAt - a.writtenAt);
  if (newest === undefined || item.encryption || newest.writtenAt <= Date.parse(item.updatedAt)) return item;
  const { title, content } = newest.document;
  const contentPreview = previewText(content, previewLength);
  // Merely opening a document also writes an entry.
  if (title === item.title && contentPreview === item.contentPreview) return item;
  return { ...item, title, contentPreview, updatedAt: new Date(newest.writtenAt).toISOString() };
}
