import type { DocumentContent, KeptPicture } from '@octavo/contract';
import { type ImportedPicture, importMachine } from '@octavo/machines/import';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { withKeptPictures } from '../import/with-kept-pictures.ts';
import { sendImport } from '../record/send-import.ts';

export const wired = importMachine.provide({
  actors: {
    read: fromPromise(async ({ input: { file, beside }, signal }) => {
      const { readDocumentFile } = await import('../import/read-document-file.ts');
      return readDocumentFile(file, beside, signal);
    }),
    store: fromPromise(async ({ input: { title, content: read, pictures } }) => {
      const { id } = await call('createBlankDocument', { body: { title } });
      const kept = await keepPictures(id, pictures);
      const content = pictures.length === 0 ? read : withKeptPictures(read, kept);
      try {
        await call('saveDocument', { params: { documentId: id }, body: { title, content } });
      } catch (error) {
        // An empty document would be mistaken for the file.
        await call('deleteDocument', { params: { id }, query: { permanent: '1' } }).catch(() => {});
        throw error;
      }
      await sendText(id, content).catch(() => {});
      return { id, lostPictures: pictures.length - kept.size };
    }),
  },
});

/** One at a time, because the server re-encodes them one by one; a picture that it refuses is left out of the text. */
async function keepPictures(
  documentId: string,
  pictures: readonly ImportedPicture[],
): Promise<ReadonlyMap<string, KeptPicture>> {
  const kept = new Map<string, KeptPicture>();
  for (const { id, file } of pictures) {
    const picture = await call('addPicture', { params: { documentId }, body: { image: file } }).catch(
      () => null,
    );
    if (picture !== null) kept.set(id, picture);
  }
  return kept;
}

/** The schema is far too large for the first page; reading the file has already fetched it. */
async function sendText(id: string, content: DocumentContent): Promise<void> {
  const { documentText } = await import('@octavo/document-schema');
  await sendImport(id, documentText(content));
}
