import type { AddToWritingRecordRequest } from '@octavo/contract';
import { writingRecordLimits } from '@octavo/contract/writing-origins';
import { call } from '../api/call.ts';
import { knownAccount } from '../device/known-account.ts';
import { CallFailed } from '../api/call-failed.ts';

/** What one window has counted of a document and the server has not been told. */
export type LeftRecord = Pick<AddToWritingRecordRequest, 'days' | 'runs'> & {
  /** Null where the server was never asked. */
  readonly epoch: number | null;
};

/** Whose it is, unless that is not known. */
export type RecordOfAccount = LeftRecord & { readonly account?: string };

const prefix = 'writing_record:';

/** Keeps counts on this device until they are told: they outlive a lost connection and a closed tab. */
export function keepRecord(documentId: string, source: string, record: LeftRecord): void {
  const account = knownAccount();
  writeRecord(`${prefix}${documentId}:${source}`, { ...record, ...(account !== null && { account }) });
}

export function writeRecord(key: string, record: RecordOfAccount): void {
  try {
    localStorage.setItem(key, JSON.stringify(record));
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

/** Tells what is left of all documents of the account that is signed in, and leaves nothing of it on this device. */
export async function tellAllRecords(): Promise<void> {
  const reader = knownAccount();
  const own = allRecords().filter(({ account }) => account === undefined || account === reader);
  const documents = new Set(own.map(({ documentId }) => documentId));
  await Promise.allSettled([...documents].map((id) => tellRecords(id, null)));
  for (const { key } of own) localStorage.removeItem(key);
}

/** Of which documents counts are left here, and whose they are. */
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
