import type { Keeping } from '../device/verdict.ts';
import { type Journal, journal } from './journal.ts';
import { reviewEntry } from './review-entry.ts';

/** The journal as a place where a device keeps data of an account. */
export const keepingOf = (store: Pick<Journal, 'owners' | 'review'>): Keeping => ({
  held: async () => {
    const owners = await store.owners();
    return {
      documents: owners.map(({ document }) => document),
      accounts: owners.flatMap(({ account }) => account ?? []),
    };
  },
  review: (verdict) => store.review((entry) => reviewEntry(entry, verdict)),
});

export const journalOfDevice = keepingOf(journal);
