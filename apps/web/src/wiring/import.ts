import type { DocumentContent } from '@octavo/contract';
import { importMachine } from '@octavo/machines/import';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { tellImport } from '../record/tell-import.ts';

export const wiredImport = importMachine.provide({
  actors: {
    read: fromPromise(async ({ input: { file }, signal }) => {
      const { readDocumentFile } = await import('../import/read-document-file.ts');
      return readDocumentFile(file, signal);
    }),
    store: fromPromise(async ({ input: { title, content } }) => {
      const { id } = await call('createBlankDocument', { body: { title } });
      try {
        await call('saveDocument', { params: { documentId: id }, body: { title, content } });
      } catch (error) {
        // An empty page would be taken for the file.
        await call('deleteDocument', { params: { id }, query: { permanent: '1' } }).catch(() => {});
        throw error;
      }
      await tellText(id, content).catch(() => {});
      return { id };
    }),
  },
});

/** The schema is far too large for the first page; reading the file has fetched it. */
async function tellText(id: string, content: DocumentContent): Promise<void> {
  const { documentText } = await import('@octavo/document-schema');
  await tellImport(id, documentText(content));
}
