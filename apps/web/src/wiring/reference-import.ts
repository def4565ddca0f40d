import { referenceImportMachine } from '@octavo/machines/reference-import';
import { fromPromise } from 'xstate';

/** References are read in a worker, whose code is fetched with the first of them. */
export const wiredReferenceImport = referenceImportMachine.provide({
  actors: {
    read: fromPromise(async ({ input: { source, listed }, signal }) => {
      const { importReferences } = await import('../citations/import-references.ts');
      return importReferences(source, listed, signal);
    }),
  },
});
