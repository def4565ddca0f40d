import type { Journal, JournalEntry, JournalKey } from './journal.ts';
import type { JournalServer } from './journal-server.ts';
import { makeApart } from './make-apart.ts';
import { rememberApart } from './remember-apart.ts';

/** Texts of a document that is gone, with the entries that hold them. */
export interface Answered {
  readonly id: string;
  readonly texts: readonly { readonly keys: readonly JournalKey[] }[];
}

/** Makes a document of each text. A text already dealt with in another window is skipped. */
export async function keepWords(
  { id, texts }: Answered,
  journal: Journal,
  server: JournalServer,
): Promise<void> {
  for (const { keys } of texts) {
    const entries = await unanswered(id, keys, journal);
    const [entry] = entries;
    if (entry === undefined) continue;
    const { title, content } = entry.document;
    await makeApart({
      text: { title, content },
      opening: entry.key[1],
      begun: entry.apart ?? null,
      server,
      remember: (begun) => rememberApart(entry, begun, journal),
    });
    // If this fails, a later look finds out that it has arrived.
    for (const { key } of entries) await journal.forget(key).catch(() => {});
  }
}

/** Discards the texts, but nothing that the owner was not asked about. */
export async function discardWords({ id, texts }: Answered, journal: Journal): Promise<void> {
  for (const { keys } of texts) {
    for (const { key } of await unanswered(id, keys, journal)) await journal.forget(key);
  }
}

async function unanswered(
  id: string,
  keys: readonly JournalKey[],
  journal: Journal,
): Promise<readonly JournalEntry[]> {
  const entries = await journal.entriesOf(id);
  return entries.filter(({ key, unsaved }) => unsaved && keys.some((asked) => asked[1] === key[1]));
}
