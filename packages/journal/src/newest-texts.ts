import type { DocumentListItem } from '@octavo/contract';
import { previewLength } from '@octavo/contract/document-limits';
import { previewText } from '@octavo/document-schema/document-text';
import { deviceJournal } from './indexed-db-journal.ts';
import { isOpenTo, type Journal } from './journal.ts';

/** An older list, updated with the titles and beginnings of what its account has written on this device since. */
export async function newestTexts(
  docs: readonly DocumentListItem[],
  account: string,
  journal: Pick<Journal, 'keys' | 'entriesOf'> = deviceJournal,
): Promise<DocumentListItem[]> {
  const written = new Set((await journal.keys()).map(([id]) => id));
  return Promise.all(
    docs.map(async (item) => (written.has(item.id) ? newestText(item, account, journal) : item)),
  );
}

async function newestText(
  item: DocumentListItem,
  account: string,
  journal: Pick<Journal, 'entriesOf'>,
): Promise<DocumentListItem> {
  const entries = (await journal.entriesOf(item.id)).filter((entry) => isOpenTo(entry, account));
  const [newest] = entries.toSorted((a, b) => b.writtenAt - a.writtenAt);
  if (newest === undefined || item.encryption || newest.writtenAt <= Date.parse(item.updatedAt)) return item;
  const { title, content } = newest.document;
  const contentPreview = previewText(content, previewLength);
  // Merely opening a document also writes an entry.
  if (title === item.title && contentPreview === item.contentPreview) return item;
  return { ...item, title, contentPreview, updatedAt: new Date(newest.writtenAt).toISOString() };
}
