import { dequal } from 'dequal/lite';
import type { DocumentDetail } from '@octavo/contract';
import type { JournalEntry, SentText } from './journal.ts';

export interface Recovery {
  /** What goes on where its window left off; `version` is the server's. */
  readonly opened: JournalEntry | null;
  /** What is based on an older text, or written beside `opened`: each becomes a document of its own. */
  readonly apart: readonly JournalEntry[];
}

/**
 * What to do with the texts that windows left unsaved when they died.
 *
 * @param left entries of windows that are gone
 * @param server the document as the server holds it
 */
export function planRecovery(left: readonly JournalEntry[], server: DocumentDetail): Recovery {
  const known: SentText[] = [server];
  const lost = left
    .filter(({ unsaved }) => unsaved)
    .toSorted((a, b) => b.writtenAt - a.writtenAt)
    .filter(({ document }) => {
      if (known.some((text) => isSameText(text, document))) return false;
      known.push(document);
      return true;
    });
  const opened = lost.find((entry) => isBasedOn(server, entry)) ?? null;
  return { opened, apart: lost.filter((entry) => entry !== opened) };
}

/** A save whose answer did not arrive may have been taken: then the text goes on from it. */
function isBasedOn(server: DocumentDetail, { document, sent }: JournalEntry): boolean {
  return document.version === server.version || (sent !== null && isSameText(server, sent));
}

export function isSameText(a: SentText, b: SentText): boolean {
  return a.title === b.title && dequal(a.content, b.content);
}
