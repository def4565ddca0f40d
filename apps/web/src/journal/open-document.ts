import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { call, callAs } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';
import { accountOf } from '../device/account-mark.ts';
import { lastAccount } from '../device/last-account.ts';
import { currentAccount } from './current-account.ts';
import { settleGone } from './gone-words.ts';
import { isGone } from './is-gone.ts';
import {
  type BegunApart,
  isOpenTo,
  type Journal,
  type JournalEntry,
  type JournalKey,
  journal as ofDevice,
  type SentSave,
} from './journal.ts';
import { onceFree, otherWindows, unlessElsewhere } from './living-windows.ts';
import { planRecovery } from './plan-recovery.ts';

export interface OpenedDocument {
  readonly document: DocumentDetail;
  /** True where the content comes from the journal and still has to be saved. */
  readonly unsaved: boolean;
  /** What the server had when it was last known. Null where unknown. */
  readonly common: DocumentContent | null;
  /** What was sent from here but not answered, where its fate is still unknown. */
  readonly sent: SentSave | null;
  /** What was begun as a separate document and may be unfinished. */
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
}

/**
 * Opens a document together with the text that closed windows have left unsaved of it (PRODUCT, beyond the spec 1). A
 * text that cannot be saved into it, because the server holds a newer one, becomes a separate document. Without a
 * connection, the copy on this device is opened if it belongs to the last known account. If the document is gone, what
 * the server never received stays in the journal.
 */
export async function openDocument(
  { id, signal, begin, keepApart }: Opening,
  journal: Pick<Journal, 'entriesOf' | 'forget' | 'write'> = ofDevice,
): Promise<OpenedDocument> {
  let account: string | null = null;
  const [server, entries] = await Promise.all([
    callAs('getDocument', { params: { id }, signal }).then(
      ({ answer, mark }) => {
        if (mark !== null) account = accountOf(mark);
        return answer.doc;
      },
      (error: unknown) => {
        if (error instanceof CallFailed && (error.status === 0 || isGone(error))) return error;
        throw error;
      },
    ),
    journal.entriesOf(id).catch(() => []),
  ]);
  const others = await otherWindows();
  const left = entries.filter(({ window }) => !others.has(window));
  const opened = (document: DocumentDetail): OpenedDocument => ({
    document,
    unsaved: false,
    common: document.content,
    sent: null,
    ...(account !== null && { account }),
  });

  if (server instanceof CallFailed && isGone(server)) {
    const { code } = server;
    const settling = () => settleLeft(code === 'document_deleted');
    if (left.some(({ unsaved }) => unsaved)) await unlessElsewhere(id, settling, null).catch(() => {});
    throw server;
  }
  if (server instanceof CallFailed) {
    const reader = await lastAccount();
    const open = entries.filter((entry) => isOpenTo(entry, reader));
    const newest = newestOf(open.filter((entry) => entry.unsaved && left.includes(entry))) ?? newestOf(open);
    if (newest === undefined) throw server;
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
  if (server.encryption || !left.some(({ unsaved }) => unsaved)) {
    // What was left of a text that has been locked since is recovered once it is unlocked.
    const { settled } = planRecovery(left, server);
    if (server.encryption) await shut(left.filter((entry) => entry.unsaved && !settled.includes(entry)));
    void begin(opened(server), keysOf([...left.filter(({ unsaved }) => !unsaved), ...settled]));
    return opened(server);
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
    (await unlessElsewhere<OpenedDocument | null>(id, () => recoverLeft(server), null)) ??
    (await onceFree<OpenedDocument | null>(id, async () => recoverLeft(await asItIsNow(server)), null));
  if (recovered !== null) return recovered;
  void begin(opened(server), []);
  return opened(server);

  /** Marks entries so that they cannot be opened offline before their document is. */
  async function shut(unsaved: readonly JournalEntry[]): Promise<void> {
    await Promise.allSettled(unsaved.map((entry) => journal.write({ ...entry, isLocked: true })));
  }

  async function settleLeft(isDeleted: boolean): Promise<unknown> {
    const [now, account] = await Promise.all([journal.entriesOf(id), currentAccount()]);
    return settleGone({
      id,
      left: now.filter(({ window }) => !others.has(window)),
      journal,
      account,
      isDeleted,
    });
  }

  /** If another window has just delivered a text, the server's document is newer than `was`. */
  async function asItIsNow(was: DocumentDetail): Promise<DocumentDetail> {
    const answer = await call('getDocument', { params: { id }, signal }).catch(() => null);
    signal.throwIfAborted();
    return answer?.doc ?? was;
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
