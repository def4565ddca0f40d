import type { BegunApart, Journal, JournalEntry } from './journal.ts';

/** Keeps in mind what was begun of a text that a window has left; a device that keeps nothing forgets it. */
export async function rememberApart(
  { apart: _before, ...entry }: JournalEntry,
  begun: BegunApart | null,
  journal: Pick<Journal, 'write'>,
): Promise<void> {
  await journal.write(begun === null ? entry : { ...entry, apart: begun }).catch(() => {});
}
