import { dequal } from 'dequal/lite';
import type { DocumentDetail } from '@octavo/contract';
import type { JournalEntry, SentSave, SentText } from './journal.ts';

export interface Recovery {
  /** What continues where its window stopped; `version` is the server's. */
  readonly opened: JournalEntry | null;
  /** What is based on an older text, or was written alongside `opened`: each becomes a separate document. */
  readonly apart: readonly JournalEntry[];
  /** What the server has or once had: nothing needs to be done. */
  readonly settled: readonly JournalEntry[];
}

/**
 * Decides what to do with the texts that windows left unsaved when they closed.
 *
 * @param left entries of closed windows
 * @param server the document as the server holds it
 */
export function planRecovery(left: readonly JournalEntry[], server: DocumentDetail): Recovery {
  const lost: JournalEntry[] = [];
  const settled: JournalEntry[] = [];
  for (const entry of left.filter(isUnsaved).toSorted(byTime)) {
    if (isSettled(entry, server)) settled.push(entry);
    else if (!lost.some(({ document }) => isSameText(document, entry.document))) lost.push(entry);
  }
  const opened = lost.find((entry) => isBasedOn(server, entry)) ?? null;
  return { opened, apart: lost.filter((entry) => entry !== opened), settled };
}

/** Whether the server has accepted this text, or holds the same one. The content of a locked document is unknown. */
function isSettled({ document, sent }: JournalEntry, server: DocumentDetail): boolean {
  if (!server.encryption && isSameText(server, document)) return true;
  return sent !== null && takenAs(sent, server) !== null && isSameText(sent, document);
}

function isBasedOn(server: DocumentDetail, { document, sent }: JournalEntry): boolean {
  // The text to be replaced would be lost if this continued without keeping it as a version.
  if (document.version === server.version && sent?.keep === undefined) return true;
  if (sent === null) return false;
  return takenAs(sent, server) === server.version || isSameText(server, sent);
}

/** The version made by a save whose answer was lost; null where the server does not know of it. */
export function takenAs({ opening, version }: SentSave, { savedBy }: DocumentDetail): number | null {
  if (opening === undefined || version === undefined) return null;
  const last = savedBy?.[opening] ?? 0;
  return last > version ? last : null;
}

const isUnsaved = ({ unsaved }: JournalEntry): boolean => unsaved;

const byTime = (a: JournalEntry, b: JournalEntry): number => b.writtenAt - a.writtenAt;

export function isSameText(a: SentText, b: SentText): boolean {
  return a.title === b.title && dequal(a.content, b.content);
}
