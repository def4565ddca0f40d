import { call } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';
import { isGone, isRefusal } from './is-gone.ts';
import type { BegunApart, SentText } from './journal.ts';
import { isSameText } from './plan-recovery.ts';

export interface Apart {
  readonly text: SentText;
  /** The opening in the window that wrote the text. */
  readonly opening: string;
  /** What was begun earlier and may be unfinished. */
  readonly begun: BegunApart | null;
  /** Makes the new document; an empty one by default. */
  readonly make?: (title: string) => Promise<{ readonly id: string }>;
  /** Records what is begun, or that nothing is. */
  readonly remember: (begun: BegunApart | null) => Promise<void>;
}

/** The version number of a new document. */
const firstVersion = 1;

/**
 * Makes a separate document of a text. This takes two calls, between which a tab may be closed or the connection lost:
 * what was begun is recorded before the text is sent, and finished here, so that the text never turns up twice. If the
 * server does not accept the text, nothing is left behind.
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

/** Whether a text has arrived in the document begun for it, even if that has been deleted since. */
export async function hasArrived(begun: BegunApart, text: SentText, opening: string): Promise<boolean> {
  return (await finishInBegun(begun, text, opening)) !== null;
}

/**
 * The version that holds the text; `deleted` if it was saved and deleted since, null where it cannot be saved there.
 */
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
    // Somebody else has written into it, or it does not exist.
    if (isGone(error) || error.code === 'version_conflict') return null;
    throw error;
  }
}

const makeBlank = (title: string) => call('createBlankDocument', { body: { title } });

const send = (documentId: string, text: SentText, opening: string, version: number) =>
  call('saveDocument', { params: { documentId }, body: { ...text, version, opening } });
