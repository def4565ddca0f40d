import { embeddedChecker } from '@octavo/language';
import { dictionaryPool, harperPool } from '../../../apps/api/src/corrections/checker-pools.ts';
import { type Corrections, createCorrections } from '../../../apps/api/src/corrections/corrections.ts';
import { evalLanguages } from '../fault.ts';
import type { Engine } from './engine.ts';

/** The corrections as run by the server, with one thread for each kind of checker. */
export const serverCorrections = (): Corrections =>
  createCorrections(embeddedChecker({ english: harperPool(1), others: dictionaryPool(1) }));

/** The whole engine. */
export const octavo: Engine = {
  name: 'Octavo',
  languages: evalLanguages,
  open: async () => {
    const corrections = serverCorrections();
    return {
      check: ({ text, country }) => corrections.check(text, country),
      close: () => corrections.close(),
    };
  },
};
