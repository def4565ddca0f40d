import { codeOf, isGone, isRefusal } from './failure.ts';
import type { BegunApart, SentText } from './journal.ts';
import type { JournalServer } from './journal-server.ts';
import { isSameText } from './plan-recovery.ts';

export interface Apart {
  readonly text: SentText;
  /** The opening in the window that wrote the text. */
  readonly opening: string;
  /** A document that was started earlier and may be unfinished. */
  readonly begun: BegunApart | null;
  /** Makes the new document; an empty one by default. */
  readonly make?: (title: string) => Promise<{ readonly id: string }>;
  /** Records the started document; null when there is none. */
  readonly remember: (begun: BegunApart | null) => Promise<void>;
  readonly server: JournalServer;
}

/** The version number of a new document. */
const firstVersion = 1;

/**
 * Makes a separate document of a text. This takes two calls, between which a tab may be closed or the connection lost:
 * the new document is recorded before the text is sent, and finished here, so that the text never turns up twice. If the
 * server does not accept the text, nothing is left behind.
 */
export async function makeApart(apart: Apart): Promise<{ readonly id: string; readonly version: number }> {
  const { text, opening, begun, remember, server, make = server.createBlank } = apart;
  if (begun !== null) {
    const version = await finishInBegun(begun, text, opening, server);
    if (typeof version === 'number') return { id: begun.id, version };
  }
  const { id } = await make(text.title);
  await remember({ id, text });
  try {
    const { version } = await server.save(id, { ...text, version: firstVersion, opening });
    return { id, version };
  } catch (error) {
    if (isRefusal(error)) {
      await remember(null);
      await server.deleteForGood(id).catch(() => {});
    }
    throw error;
  }
}

/** Whether a text has arrived in the document started for it, even if that has been deleted since. */
export async function hasArrived(
  begun: BegunApart,
  text: SentText,
  opening: string,
  server: JournalServer,
): Promise<boolean> {
  return (await finishInBegun(begun, text, opening, server)) !== null;
}

/**
 * The version that holds the text; `deleted` if it was saved and deleted since, null where it cannot be saved there.
 */
async function finishInBegun(
  begun: BegunApart,
  text: SentText,
  opening: string,
  server: JournalServer,
): Promise<number | 'deleted' | null> {
  const isAll = isSameText(begun.text, text);
  try {
    const { version } = await server.save(begun.id, { ...begun.text, version: firstVersion, opening });
    return isAll ? version : (await server.save(begun.id, { ...text, version, opening })).version;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'saved_and_deleted' && isAll) return 'deleted';
    // Somebody else has written into it, or it does not exist.
    if (isGone(error) || code === 'version_conflict') return null;
    throw error;
  }
}
