import { countWords } from '@octavo/contract/count-words';
import { randomUuid } from '@octavo/contract/random-uuid';
import { call } from '../api/call.ts';

/** Starts the record of a document imported from a file. */
export async function sendImport(documentId: string, text: string): Promise<void> {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  const figures = { imported: { characters: text.length, words: countWords(text) } };
  await call('addToWritingRecord', {
    params: { documentId },
    body: {
      epoch: 0,
      startsAs: 'imported',
      days: [{ day: local.slice(0, 10), source: randomUuid(), figures }],
    },
  });
}
