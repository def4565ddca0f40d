import type { DocumentDetail } from '@octavo/contract';
import { hasFailedDeliveries, hasFailedFor, rememberFailed } from './failed-deliveries.ts';
import { codeOf, isConnectionLost, isGone } from './failure.ts';
import { type GoneWords, settleGone } from './gone-words.ts';
import type { Journal, JournalEntry, SentSave } from './journal.ts';
import type { JournalServer } from './journal-server.ts';
import { isSameText, planRecovery } from './plan-recovery.ts';

/** What a delivery reads from and writes to. */
export interface Delivery {
  readonly journal: Journal;
  readonly otherWindows: () => Promise<ReadonlySet<string>>;
  /** Takes the same lock as opening a document does. */
  readonly unlessElsewhere: <T>(name: string, work: () => Promise<T>, otherwise: T) => Promise<T>;
  readonly isOpenHere: (id: string) => boolean;
  readonly server: JournalServer;
  /** Makes anyone who opens the document meanwhile wait for its save. */
  readonly settling: <T>(save: () => Promise<T>) => Promise<T>;
}

export interface Delivered {
  /** How many texts were saved. */
  readonly saved: number;
  /** Texts of documents that no longer exist, to ask their owner about. */
  readonly words: readonly GoneWords[];
  /** False where the connection was lost before everything had been checked. */
  readonly isComplete: boolean;
}

interface Outcome {
  readonly saved: number;
  readonly words: GoneWords | null;
}

const nothing: Outcome = { saved: 0, words: null };

/**
 * Saves texts that were left unsaved, of documents that no window has open, if the server holds what they are based on.
 * Texts that the server already has are settled. A conflict is left until the document is opened; for a text without a
 * document, its owner is asked first.
 */
export async function deliverLeft(delivery: Delivery): Promise<Delivered> {
  const keys = await delivery.journal.keys().catch(() => []);
  const words: GoneWords[] = [];
  let saved = 0;
  for (const id of new Set(keys.map(([documentId]) => documentId))) {
    try {
      const outcome = await delivery.unlessElsewhere(id, () => deliver(id, delivery), nothing);
      saved += outcome.saved;
      if (outcome.words !== null) words.push(outcome.words);
    } catch (error) {
      // The text stays in the journal for the next attempt, or until the document is opened.
      if (isConnectionLost(error)) return { saved, words, isComplete: false };
    }
  }
  return { saved, words, isComplete: true };
}

async function deliver(id: string, delivery: Delivery): Promise<Outcome> {
  const { journal, isOpenHere, server } = delivery;
  if (isOpenHere(id)) return nothing;
  const entries = await journal.entriesOf(id);
  if (!entries.some(({ unsaved }) => unsaved)) return nothing;
  // A window that is still alive may have it open, and delivers its own text.
  const others = await delivery.otherWindows();
  if (entries.some(({ window }) => others.has(window))) return nothing;
  if (hasFailedDeliveries() && hasFailedFor(await server.currentAccount(), id)) return nothing;
  let document: DocumentDetail;
  try {
    ({ document } = await server.get(id));
  } catch (error) {
    if (isGone(error)) return deliverGone(id, entries, error, delivery);
    throw error;
  }
  const { opened, apart, settled } = planRecovery(entries, document);
  await settle(settled, document, journal);
  if (document.encryption || document.isIncomplete) return nothing;
  if (opened === null || apart.length > 0 || isOpenHere(id)) return nothing;
  await delivery.settling(() => send(opened, entries, document, delivery));
  return { saved: 1, words: null };
}

/** Opening the document offline then shows what the server has; nothing readable stays of a locked one. */
async function settle(
  entries: readonly JournalEntry[],
  served: DocumentDetail,
  journal: Journal,
): Promise<void> {
  for (const entry of entries) {
    const done = served.encryption ? journal.forget(entry.key) : journal.write(settledAs(entry, served));
    // If this fails, it is done the next time.
    await done.catch(() => {});
  }
}

const settledAs = (entry: JournalEntry, document: DocumentDetail): JournalEntry => {
  const { apart: _begun, ...kept } = entry;
  return { ...kept, document, unsaved: false, common: null, sent: null };
};

async function send(
  opened: JournalEntry,
  entries: readonly JournalEntry[],
  served: DocumentDetail,
  { journal, server }: Delivery,
): Promise<void> {
  const { title, content } = opened.document;
  const [id, opening] = opened.key;
  const sent: SentSave = { title, content, opening, version: served.version };
  // Lets the server recognize the save if its answer is lost and it is sent again.
  await journal
    .write({
      ...opened,
      document: { ...opened.document, version: served.version },
      common: served.content,
      sent,
    })
    .catch(() => {});
  const { version } = await server.save(id, { title, content, version: served.version, opening });
  const same = entries.filter(({ unsaved, document }) => unsaved && isSameText(document, opened.document));
  await settle(same, { ...served, title, content, version }, journal);
}

async function deliverGone(
  id: string,
  left: readonly JournalEntry[],
  gone: unknown,
  { journal, settling, server }: Delivery,
): Promise<Outcome> {
  const account = await server.currentAccount();
  const isDeleted = codeOf(gone) === 'document_deleted';
  const outcome = await settling(() => settleGone({ id, left, journal, account, isDeleted, server }));
  const isLeft = (await journal.entriesOf(id)).some(({ unsaved }) => unsaved);
  if (isLeft && outcome.words === null) rememberFailed(account, id);
  return outcome;
}
