import type { DocumentDetail } from '@octavo/contract';
import { CallFailed } from '../api/call-failed.ts';
import type { Journal, JournalEntry, SentText } from './journal.ts';
import { keepAsNew } from './keep-as-new.ts';
import { planRecovery } from './plan-recovery.ts';
import { currentAccount, isGone, recoverGone } from './recover-gone.ts';
import { hasVain, isVain, rememberVain } from './vain-deliveries.ts';

/** What is delivered from where to whom. */
export interface Delivery {
  readonly journal: Journal;
  readonly otherWindows: () => Promise<ReadonlySet<string>>;
  /** The claim that whoever opens a document takes as well. */
  readonly unlessElsewhere: <T>(name: string, work: () => Promise<T>, otherwise: T) => Promise<T>;
  readonly isOpenHere: (id: string) => boolean;
  readonly get: (id: string) => Promise<DocumentDetail>;
  readonly save: (id: string, text: SentText & { readonly version: number }) => Promise<{ version: number }>;
  readonly titleOfRecovered: (title: string) => Promise<string>;
  /** Has whoever opens the document meanwhile wait for its save. */
  readonly settling: <T>(save: () => Promise<T>) => Promise<T>;
}

/**
 * Saves the texts that were left unsaved of documents that no window has open, where the server holds what they are based
 * on. What would be a conflict is left to whoever opens the document; what has no document any more becomes one. Gives
 * how many were saved.
 */
export async function deliverLeft(delivery: Delivery): Promise<number> {
  const keys = await delivery.journal.keys().catch(() => []);
  let saved = 0;
  for (const id of new Set(keys.map(([documentId]) => documentId))) {
    try {
      if (await delivery.unlessElsewhere(id, () => deliver(id, delivery), false)) saved += 1;
    } catch (error) {
      // The text stays in the journal: for the next time, or for whoever opens the document.
      if (error instanceof CallFailed && error.status === 0) return saved;
    }
  }
  return saved;
}

async function deliver(id: string, delivery: Delivery): Promise<boolean> {
  const { journal, isOpenHere } = delivery;
  if (isOpenHere(id)) return false;
  const entries = await journal.entriesOf(id);
  if (!entries.some(({ unsaved }) => unsaved)) return false;
  // A window that lives may have it open, and delivers by itself what it has not.
  const others = await delivery.otherWindows();
  if (entries.some(({ window }) => others.has(window))) return false;
  if (hasVain() && isVain(id, await currentAccount())) return false;
  const server = await delivery.get(id).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  if (server === null) return keepGone(id, entries, delivery);
  if (server.encryption || server.isIncomplete) return false;
  const { opened, apart } = planRecovery(entries, server);
  if (opened === null || apart.length > 0 || isOpenHere(id)) return false;
  const { title, content } = opened.document;
  await delivery.settling(async () => {
    const { version } = await delivery.save(id, { title, content, version: server.version });
    // Where this fails the entry holds what the server holds, which whoever opens it sees.
    await journal
      .write({
        ...opened,
        document: { ...opened.document, version },
        unsaved: false,
        common: null,
        sent: null,
      })
      .catch(() => {});
  });
  return true;
}

async function keepGone(
  id: string,
  left: readonly JournalEntry[],
  { journal, settling, titleOfRecovered }: Delivery,
): Promise<boolean> {
  const account = await currentAccount();
  const saved = await settling(() =>
    recoverGone({
      left,
      journal,
      account,
      keepApart: async ({ title, content }) => keepAsNew({ title: await titleOfRecovered(title), content }),
    }),
  );
  if ((await journal.entriesOf(id)).some(({ unsaved }) => unsaved)) rememberVain(id, account);
  return saved > 0;
}
