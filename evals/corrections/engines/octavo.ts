import { createCorrections, harperPool } from '../../../apps/api/src/corrections/corrections.ts';
import { evalLanguages } from '../fault.ts';
import type { Engine } from './engine.ts';

/** The whole engine as the server runs it, in one thread. */
export const octavo: Engine = {
  name: 'Octavo',
  languages: evalLanguages,
  open: async () => {
    const corrections = createCorrections(harperPool(1));
    return {
      check: ({ text, country }) => corrections.check(text, country),
      close: () => corrections.close(),
    };
  },
};
