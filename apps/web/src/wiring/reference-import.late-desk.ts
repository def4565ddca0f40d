import { referenceImportMachine } from '@octavo/machines/reference-import';
import { fromPromise } from 'xstate';
import type { WireLate } from './late-desk-source.ts';

/** Reads references in a worker, which is fetched on first use. */
const wired = referenceImportMachine.provide({
  actors: {
    read: fromPromise(async ({ input: { source, listed }, signal }) => {
      const { importReferences } = await import('../citations/import-references.ts');
      return importReferences(source, listed, signal);
    }),
  },
});

export const wire: WireLate<'reference-import'> = () => wired;
