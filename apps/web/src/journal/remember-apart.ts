import type { BegunApart, Journal, JournalEntry } from './journal.ts';

/** Records what was begun with a text that a window has left; not kept on a device that refuses to store it. */
export async function rememberApart(
  { apart: _before, ...entry }: JournalEntry,
  begun: BegunApart | null,
  journal: Pick<Journal, 'write'>,
): Promise<void> {
  await journal.write(begun === null ? entry : { ...entry, apart: begun }).catch(() => {});
}
