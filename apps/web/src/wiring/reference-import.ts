import { referenceImportMachine } from '@octavo/machines/reference-import';
import { fromPromise } from 'xstate';

/** Reads references in a worker, which is fetched on first use. */
export const wiredReferenceImport = referenceImportMachine.provide({
  actors: {
    read: fromPromise(async ({ input: { source, listed }, signal }) => {
      const { importReferences } = await import('../citations/import-references.ts');
      return importReferences(source, listed, signal);
    }),
  },
});
