import { dequal } from 'dequal/lite';
import type { DocumentDetail } from '@octavo/contract';
import type { JournalEntry, SentSave, SentText } from './journal.ts';

export interface Recovery {
  /** What goes on where its window left off; `version` is the server's. */
  readonly opened: JournalEntry | null;
  /** What is based on an older text, or written beside `opened`: each becomes a document of its own. */
  readonly apart: readonly JournalEntry[];
  /** What the server has, or once had: nothing is to be done for it. */
  readonly settled: readonly JournalEntry[];
}

/**
 * What to do with the texts that windows left unsaved when they died.
 *
 * @param left entries of windows that are gone
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

/** The server was sent this text and has taken it, or holds the same. What a locked document holds is not known. */
function isSettled({ document, sent }: JournalEntry, server: DocumentDetail): boolean {
  if (!server.encryption && isSameText(server, document)) return true;
  return sent !== null && takenAs(sent, server) !== null && isSameText(sent, document);
}

function isBasedOn(server: DocumentDetail, { document, sent }: JournalEntry): boolean {
  // What it was to replace would be lost if it went on without being kept as a version.
  if (document.version === server.version && sent?.keep === undefined) return true;
  if (sent === null) return false;
  return takenAs(sent, server) === server.version || isSameText(server, sent);
}

/** The version that a save made whose answer did not arrive; null where the server does not know of it. */
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
