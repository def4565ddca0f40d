import { call } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';
import { isGone, isRefusal } from './is-gone.ts';
import type { BegunApart, SentText } from './journal.ts';
import { isSameText } from './plan-recovery.ts';

export interface Apart {
  readonly text: SentText;
  /** Of the window that wrote it. */
  readonly opening: string;
  /** What was begun before, and perhaps not finished. */
  readonly begun: BegunApart | null;
  /** Makes the new document; an empty one by default. */
  readonly make?: (title: string) => Promise<{ readonly id: string }>;
  /** Remembers what is begun, or that nothing is. */
  readonly remember: (begun: BegunApart | null) => Promise<void>;
}

/** What the server holds first of a new document. */
const firstVersion = 1;

/**
 * Makes a document of its own of a text. It takes two calls, between which a tab may be closed or a connection lost:
 * what was begun is remembered before the text is sent, and finished here, so that nobody finds the same text twice.
 * Where the server does not take the text, nothing stays behind.
 */
export async function makeApart(apart: Apart): Promise<{ readonly id: string; readonly version: number }> {
  const { text, opening, begun, remember, make = makeBlank } = apart;
  if (begun !== null) {
    const version = await finishInBegun(begun, text, opening);
    if (typeof version === 'number') return { id: begun.id, version };
  }
  const { id } = await make(text.title);
  await remember({ id, text });
  try {
    const { version } = await send(id, text, opening, firstVersion);
    return { id, version };
  } catch (error) {
    if (isRefusal(error)) {
      await remember(null);
      await call('deleteDocument', { params: { id }, query: { permanent: '1' } }).catch(() => {});
    }
    throw error;
  }
}

/** Whether a text has arrived in the document that was begun for it, also where that was deleted since. */
export async function hasArrived(begun: BegunApart, text: SentText, opening: string): Promise<boolean> {
  return (await finishInBegun(begun, text, opening)) !== null;
}

/** The version that holds the text; `deleted` where it was saved and deleted since, null where it cannot go there. */
async function finishInBegun(
  begun: BegunApart,
  text: SentText,
  opening: string,
): Promise<number | 'deleted' | null> {
  const isAll = isSameText(begun.text, text);
  try {
    const { version } = await send(begun.id, begun.text, opening, firstVersion);
    return isAll ? version : (await send(begun.id, text, opening, version)).version;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.code === 'saved_and_deleted' && isAll) return 'deleted';
    // Somebody else has written into it, or there is none.
    if (isGone(error) || error.code === 'version_conflict') return null;
    throw error;
  }
}

const makeBlank = (title: string) => call('createBlankDocument', { body: { title } });

const send = (documentId: string, text: SentText, opening: string, version: number) =>
  call('saveDocument', { params: { documentId }, body: { ...text, version, opening } });
