import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { codeOf, isConnectionLost, isGone } from './failure.ts';
import { settleGone } from './gone-words.ts';
import { deviceJournal } from './indexed-db-journal.ts';
import {
  type BegunApart,
  isOpenTo,
  type Journal,
  type JournalEntry,
  type JournalKey,
  type SentSave,
} from './journal.ts';
import type { JournalServer } from './journal-server.ts';
import { planRecovery } from './plan-recovery.ts';
import { onceFree, otherWindows, unlessElsewhere } from './windows.ts';

export interface OpenedDocument {
  readonly document: DocumentDetail;
  /** True where the content comes from the journal and still has to be saved. */
  readonly unsaved: boolean;
  /** What the server had when it was last known. Null where unknown. */
  readonly common: DocumentContent | null;
  /** What was sent from here but not answered, where its fate is still unknown. */
  readonly sent: SentSave | null;
  /** A separate document that was started and may be unfinished. */
  readonly apart?: BegunApart;
  /** Whose document it is, where known. */
  readonly account?: string;
}

export interface Opening {
  readonly id: string;
  readonly signal: AbortSignal;
  /** Keeps the document in the journal from now on; `taken` is no longer needed once it is stored. */
  readonly begin: (opened: OpenedDocument, taken: readonly JournalKey[]) => Promise<void>;
  /** Makes a separate document of a text. */
  readonly keepApart: (entry: JournalEntry) => Promise<void>;
  readonly server: JournalServer;
  /** The account that was signed in when the server last answered; null after signing out, or where unknown. */
  readonly lastAccount: () => Promise<string | null>;
}

/**
 * Opens a document together with the text that closed windows have left unsaved of it (PRODUCT, beyond the spec 1). A
 * text that cannot be saved into it, because the server holds a newer one, becomes a separate document. Without a
 * connection, the copy on this device is opened if it belongs to the last known account. If the document is gone, what
 * the server never received stays in the journal.
 */
export async function openDocument(
  { id, signal, begin, keepApart, server, lastAccount }: Opening,
  journal: Pick<Journal, 'entriesOf' | 'forget' | 'write'> = deviceJournal,
): Promise<OpenedDocument> {
  const [served, entries] = await Promise.all([
    server.get(id, signal).catch((error: unknown) => {
      if (isConnectionLost(error) || isGone(error)) return { error };
      throw error;
    }),
    journal.entriesOf(id).catch(() => []),
  ]);
  const others = await otherWindows();
  const left = entries.filter(({ window }) => !others.has(window));

  if ('error' in served) {
    const { error } = served;
    if (isGone(error)) {
      const settling = () => settleLeft(codeOf(error) === 'document_deleted');
      if (left.some(({ unsaved }) => unsaved)) await unlessElsewhere(id, settling, null).catch(() => {});
      throw error;
    }
    const reader = await lastAccount();
    const open = entries.filter((entry) => isOpenTo(entry, reader));
    const newest = newestOf(open.filter((entry) => entry.unsaved && left.includes(entry))) ?? newestOf(open);
    if (newest === undefined) throw error;
    const kept = {
      document: newest.document,
      unsaved: newest.unsaved && left.includes(newest),
      common: newest.unsaved ? (newest.common ?? null) : newest.document.content,
      sent: newest.unsaved ? newest.sent : null,
      ...(newest.unsaved && newest.apart !== undefined && { apart: newest.apart }),
      ...(newest.account !== undefined && { account: newest.account }),
    };
    void begin(kept, kept.unsaved ? [newest.key] : []);
    return kept;
  }
  const { document, account } = served;
  const opened = (newer: DocumentDetail): OpenedDocument => ({
    document: newer,
    unsaved: false,
    common: newer.content,
    sent: null,
    ...(account !== null && { account }),
  });
  if (document.encryption || !left.some(({ unsaved }) => unsaved)) {
    // What was left of a text that has been locked since is recovered once it is unlocked.
    const { settled } = planRecovery(left, document);
    if (document.encryption) await shut(left.filter((entry) => entry.unsaved && !settled.includes(entry)));
    void begin(opened(document), keysOf([...left.filter(({ unsaved }) => !unsaved), ...settled]));
    return opened(document);
  }
  // Read again: another window may have taken over what was left.
  const recoverLeft = async (newer: DocumentDetail) => {
    // Another window may have locked it meanwhile.
    if (newer.encryption) {
      await shut(left.filter(({ unsaved }) => unsaved));
      void begin(opened(newer), []);
      return opened(newer);
    }
    const now = await journal.entriesOf(id).catch(() => []);
    return recover(
      now.filter(({ window }) => !others.has(window)),
      newer,
    );
  };
  const recovered =
    (await unlessElsewhere<OpenedDocument | null>(id, () => recoverLeft(document), null)) ??
    (await onceFree<OpenedDocument | null>(id, async () => recoverLeft(await asItIsNow(document)), null));
  if (recovered !== null) return recovered;
  void begin(opened(document), []);
  return opened(document);

  /** Marks entries so that they cannot be opened offline before their document is. */
  async function shut(unsaved: readonly JournalEntry[]): Promise<void> {
    await Promise.allSettled(unsaved.map((entry) => journal.write({ ...entry, isLocked: true })));
  }

  async function settleLeft(isDeleted: boolean): Promise<unknown> {
    const [now, owner] = await Promise.all([journal.entriesOf(id), server.currentAccount()]);
    return settleGone({
      id,
      left: now.filter(({ window }) => !others.has(window)),
      journal,
      account: owner,
      isDeleted,
      server,
    });
  }

  /** If another window has just delivered a text, the server's document is newer than `was`. */
  async function asItIsNow(was: DocumentDetail): Promise<DocumentDetail> {
    const now = await server.get(id, signal).catch(() => null);
    signal.throwIfAborted();
    return now?.document ?? was;
  }

  async function recover(from: readonly JournalEntry[], newer: DocumentDetail): Promise<OpenedDocument> {
    const plan = planRecovery(from, newer);
    const stuck = new Set<JournalEntry>();
    for (const entry of plan.apart) {
      await keepApart(entry).catch(() => stuck.add(entry));
    }
    // What could not be made a separate document stays in the journal for the next time.
    const taken = keysOf(from.filter((entry) => !stuck.has(entry)));
    const recovered =
      plan.opened === null
        ? opened(newer)
        : {
            document: { ...newer, title: plan.opened.document.title, content: plan.opened.document.content },
            unsaved: true,
            common: newer.content,
            sent: null,
            ...(account !== null && { account }),
          };
    await begin(recovered, taken);
    return recovered;
  }
}

const keysOf = (entries: readonly JournalEntry[]): JournalKey[] => entries.map(({ key }) => key);

const newestOf = (entries: readonly JournalEntry[]): JournalEntry | undefined =>
  entries.toSorted((a, b) => b.writtenAt - a.writtenAt)[0];
