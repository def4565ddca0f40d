import type { AddToWritingRecordRequest } from '@octavo/contract';
import { writingRecordLimits } from '@octavo/contract/writing-origins';
import { call } from '../api/call.ts';
import { knownAccount } from '../device/known-account.ts';
import { CallFailed } from '../api/call-failed.ts';

/** What one window has counted for a document and not yet sent to the server. */
export type LeftRecord = Pick<AddToWritingRecordRequest, 'days' | 'runs'> & {
  /** Null where the server was never asked. */
  readonly epoch: number | null;
};

/** Whose it is, where known. */
export type RecordOfAccount = LeftRecord & { readonly account?: string };

const prefix = 'writing_record:';

/** Stores counts on this device until they are sent: they survive a lost connection and a closed tab. */
export function keepRecord(documentId: string, source: string, record: LeftRecord): void {
  const account = knownAccount();
  writeRecord(`${prefix}${documentId}:${source}`, { ...record, ...(account !== null && { account }) });
}

export function writeRecord(key: string, record: RecordOfAccount): void {
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // A private window may refuse: then the counts are sent while the page is open, or not at all.
  }
}

/** What windows on this device have left unsent for a document. */
export function leftRecords(documentId: string): LeftRecord[] {
  return keysOf(documentId).flatMap((key) => readLeft(key) ?? []);
}

/** Deletes the counts of a document, as its author asked. */
export function forgetRecords(documentId: string): void {
  for (const key of keysOf(documentId)) localStorage.removeItem(key);
}

/**
 * Sends the server what is left of a document.
 *
 * @param epoch of the record, where known
 * @param runs of the text that is open; null where unknown. If left out, the runs stored with the counts are sent.
 * @returns the current epoch of the record; null where there was nothing to send
 */
export async function sendRecords(
  documentId: string,
  epoch: number | null,
  runs?: string | null,
): Promise<number | null> {
  let latest: number | null = null;
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
        ({ epoch: latest } = await call('addToWritingRecord', { params: { documentId }, body }));
      } catch (error) {
        // A document that is gone has no record.
        if (!(error instanceof CallFailed) || error.code !== 'not_found') throw error;
      }
    }
    // A window may have counted more meanwhile.
    if (localStorage.getItem(key) === kept) localStorage.removeItem(key);
  }
  return latest;
}

/** Sends the unsent counts of a document to the record of its copy, with where the copy's text came from. */
export async function sendCopy(documentId: string, copyId: string, runs: string | null): Promise<void> {
  const epoch = await epochOf(copyId);
  // Counts from before the record was deleted belong to no record.
  const counted = leftRecords(documentId).filter((record) => (record.epoch ?? epoch) === epoch);
  const days = counted.flatMap((record) => record.days).slice(-writingRecordLimits.days);
  const body = { epoch, days, ...(runs !== null && { runs }) };
  await call('addToWritingRecord', { params: { documentId: copyId }, body });
}

/** Sends what is left of all documents of the account signed in, and leaves none of it on this device. */
export async function sendAllRecords(): Promise<void> {
  const reader = knownAccount();
  const own = allRecords().filter(({ account }) => account === undefined || account === reader);
  const documents = new Set(own.map(({ documentId }) => documentId));
  await Promise.allSettled([...documents].map((id) => sendRecords(id, null)));
  for (const { key } of own) localStorage.removeItem(key);
}

/** The documents with unsent counts on this device, and whose they are. */
export function allRecords(): {
  readonly key: string;
  readonly documentId: string;
  readonly account?: string;
}[] {
  return keysOf('').map((key) => {
    const account = readLeft(key)?.account;
    const [documentId = ''] = key.slice(prefix.length).split(':');
    return { key, documentId, ...(account !== undefined && { account }) };
  });
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

export function readLeft(key: string): RecordOfAccount | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
