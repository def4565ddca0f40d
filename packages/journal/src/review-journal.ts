import { deviceJournal } from './indexed-db-journal.ts';
import { reviewEntry } from './review-entry.ts';
import type { Keeping } from './verdict.ts';

/** The journal as one of the places where a device keeps data of an account. */
export const journalOfDevice: Keeping = {
  held: async () => {
    const owners = await deviceJournal.owners();
    return {
      documents: owners.map(({ document }) => document),
      accounts: owners.flatMap(({ account }) => account ?? []),
    };
  },
  review: (verdict) => deviceJournal.review((entry) => reviewEntry(entry, verdict)),
};
