import type { BegunApart, Journal, JournalEntry } from './journal.ts';

/** Records the document started for a text that a window has left; not on a device that refuses to store it. */
export async function rememberApart(
  { apart: _before, ...entry }: JournalEntry,
  begun: BegunApart | null,
  journal: Pick<Journal, 'write'>,
): Promise<void> {
  await journal.write(begun === null ? entry : { ...entry, apart: begun }).catch(() => {});
}
