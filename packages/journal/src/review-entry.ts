import type { JournalEntry } from './journal.ts';
import type { Verdict } from './verdict.ts';

/**
 * Decides what may stay of an entry: nothing that the server holds and the account signed in may not read. Words that
 * the server never received stay, bound to their account until it is back; if their document was locked, they are
 * opened only together with it. Words of a visitor whose account nobody can return to go to the current account.
 *
 * @returns the entry to keep, or null
 */
export function reviewEntry(entry: JournalEntry, verdict: Verdict): JournalEntry | null {
  const { account: own, stateOf, isOwn, isLeft, isDeleted } = verdict;
  const { account, unsaved } = entry;
  if (account !== undefined && isDeleted(account)) return null;
  const state = stateOf(entry.key[0]);
  switch (state) {
    case 'unknown':
      return entry;
    case 'readable':
      return bound(entry, own, false);
    case 'locked':
      return unsaved ? bound(entry, own, true) : null;
    case 'gone':
      if (!unsaved) return null;
      return account !== undefined && (isOwn(account) || isLeft(account)) ? bound(entry, own, false) : entry;
    default:
      return state satisfies never;
  }
}

function bound(entry: JournalEntry, account: string | null, isLocked: boolean): JournalEntry {
  if (account === null || (entry.account === account && (entry.isLocked ?? false) === isLocked)) return entry;
  const { isLocked: _, ...rest } = entry;
  return { ...rest, account, ...(isLocked && { isLocked }) };
}
