import { call } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';
import type { Journal, JournalEntry, SentText } from './journal.ts';
import { isSameText } from './plan-recovery.ts';

export interface GoneDocument {
  /** What windows that are gone have left of it. */
  readonly left: readonly JournalEntry[];
  readonly journal: Pick<Journal, 'forget'>;
  /** Keeps a text as a document of its own. */
  readonly keepApart: (text: SentText) => Promise<unknown>;
  /** Who is signed in, if that is known. */
  readonly account: string | null;
}

/**
 * Saves what was left unsaved of a document that the server does not give: in the trash it still takes a save; what was
 * deleted for good becomes a document of its own, for the account alone that wrote it. Everything else stays in the journal:
 * another account that is signed in gets the same answer.
 *
 * @returns how many texts were saved
 */
export async function recoverGone({ left, journal, keepApart, account }: GoneDocument): Promise<number> {
  const known: SentText[] = [];
  let saved = 0;
  for (const entry of left.filter(({ unsaved }) => unsaved).toSorted((a, b) => b.writtenAt - a.writtenAt)) {
    const { document } = entry;
    if (account === null || entry.account !== account) continue;
    if (!known.some((text) => isSameText(text, document))) {
      try {
        if (!(await isSavedInTrash(entry))) await keepApart(document);
      } catch (error) {
        if (error instanceof CallFailed && error.status > 0) continue;
        throw error;
      }
      known.push(document);
      saved += 1;
    }
    await journal.forget(entry.key).catch(() => {});
  }
  return saved;
}

async function isSavedInTrash({ document: { id, title, content, version } }: JournalEntry): Promise<boolean> {
  try {
    await call('saveDocument', { params: { documentId: id }, body: { title, content, version } });
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** There is no such document, or not for this account. */
export const isGone = (error: unknown): boolean => error instanceof CallFailed && error.code === 'not_found';

/** The account that is signed in now; null where that cannot be learnt. */
export const currentAccount = (): Promise<string | null> =>
  call('accountInfo').then(
    ({ id }) => id,
    () => null,
  );
