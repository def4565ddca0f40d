import type { AddToWritingRecordRequest } from '@octavo/contract';
import { writingRecordLimits } from '@octavo/contract/writing-origins';
import { call } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';

/** What one window has counted of a document and the server has not been told. */
export type LeftRecord = Pick<AddToWritingRecordRequest, 'days' | 'runs'> & {
  /** Null where the server was never asked. */
  readonly epoch: number | null;
};

const prefix = 'writing_record:';

/** Keeps counts on this device until they are told: they outlive a lost connection and a closed tab. */
export function keepRecord(documentId: string, source: string, record: LeftRecord): void {
  try {
    localStorage.setItem(`${prefix}${documentId}:${source}`, JSON.stringify(record));
  } catch {
    // A private window may refuse: then the counts are told while the page is open, or not at all.
  }
}

/** What windows of this device have left of a document. */
export function leftRecords(documentId: string): LeftRecord[] {
  return keysOf(documentId).flatMap((key) => readLeft(key) ?? []);
}

/** Forgets what was counted of a document, as its author wants. */
export function forgetRecords(documentId: string): void {
  for (const key of keysOf(documentId)) localStorage.removeItem(key);
}

/**
 * Tells the server what is left of a document.
 *
 * @param epoch of the record, where it is known
 * @param runs of the text as it is open; null where they are not known. Left out, what was kept with the counts is told.
 * @returns the epoch that the record is at; null where there was nothing to tell
 */
export async function tellRecords(
  documentId: string,
  epoch: number | null,
  runs?: string | null,
): Promise<number | null> {
  let told: number | null = null;
  for (const key of keysOf(documentId)) {
    const kept = localStorage.getItem(key);
    const record = readLeft(key);
    if (record !== null) {
      const known = runs === undefined ? record.runs : (runs ?? undefined);
      const body = {
        days: record.days,
        epoch: record.epoch ?? epoch ?? (await epochOf(documentId)),
        ...(known !== undefined && { runs: known }),
      };
      try {
        ({ epoch: told } = await call('addToWritingRecord', { params: { documentId }, body }));
      } catch (error) {
        // A document that is gone has no record.
        if (!(error instanceof CallFailed) || error.code !== 'not_found') throw error;
      }
    }
    // A window may have counted on meanwhile.
    if (localStorage.getItem(key) === kept) localStorage.removeItem(key);
  }
  return told;
}

/** Tells the record of a copy what is left of the document that it was made of, and where its text came from. */
export async function tellCopy(documentId: string, copyId: string, runs: string | null): Promise<void> {
  const epoch = await epochOf(copyId);
  // What was counted before the record was deleted belongs to none.
  const counted = leftRecords(documentId).filter((record) => (record.epoch ?? epoch) === epoch);
  const days = counted.flatMap((record) => record.days).slice(-writingRecordLimits.days);
  const body = { epoch, days, ...(runs !== null && { runs }) };
  await call('addToWritingRecord', { params: { documentId: copyId }, body });
}

/** Tells what is left of all documents, and leaves nothing of it on this device. */
export async function tellAllRecords(): Promise<void> {
  const documents = new Set(keysOf('').map((key) => key.slice(prefix.length).split(':')[0] ?? ''));
  await Promise.allSettled([...documents].map((id) => tellRecords(id, null)));
  for (const key of keysOf('')) localStorage.removeItem(key);
}

const epochOf = async (documentId: string): Promise<number> =>
  (await call('writingRecord', { params: { documentId } })).epoch;

function keysOf(documentId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) =>
      key.startsWith(documentId === '' ? prefix : `${prefix}${documentId}:`),
    );
  } catch {
    return [];
  }
}

function readLeft(key: string): LeftRecord | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
