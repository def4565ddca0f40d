import { importMachine } from '@octavo/machines/import';
import { documentText } from '@octavo/document-schema';
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
      await tellImport(id, documentText(content)).catch(() => {});
      return { id };
    }),
  },
});
