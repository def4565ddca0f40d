import { createCorrections } from '../../../apps/api/src/corrections/corrections.ts';
import {
  dictionaryPool,
  embeddedChecker,
  harperPool,
} from '../../../apps/api/src/corrections/embedded-checker.ts';
import { evalLanguages } from '../fault.ts';
import type { Engine } from './engine.ts';

/** The whole engine as the server runs it, in one thread for each kind of checker. */
export const octavo: Engine = {
  name: 'Octavo',
  languages: evalLanguages,
  open: async () => {
    const corrections = createCorrections(
      embeddedChecker({ english: harperPool(1), others: dictionaryPool(1) }),
    );
    return {
      check: ({ text, country }) => corrections.check(text, country),
      close: () => corrections.close(),
    };
  },
};
