import { call } from '../api/call.ts';
import { forgetKeptLists } from '../offline/start-offline.ts';
import { type JournalKey, journal } from '../journal/journal.ts';
import { tellAllRecords } from '../record/left-records.ts';
import { savesSettled } from './unsettled-saves.ts';

/** Signs out by a call, after the last save, and leaves nothing on this device that the server holds. */
export async function endSession(end: () => Promise<unknown>): Promise<unknown> {
  await savesSettled();
  await tellAllRecords();
  const answer = await end();
  await Promise.allSettled([forgetKeptLists(), journal.forgetSaved()]);
  return answer;
}

/** Deletes the account by a call, with all that this device holds of it: what was never saved as well. */
export async function endAccount(end: () => Promise<unknown>): Promise<unknown> {
  let own: readonly JournalKey[] = [];
  const answer = await endSession(async () => {
    own = await ownEntries();
    return end();
  });
  await Promise.allSettled(own.map((key) => journal.forget(key)));
  return answer;
}

/** Those of documents that this account can read: another account of this device loses nothing. */
async function ownEntries(): Promise<readonly JournalKey[]> {
  const kept = await journal.keys().catch(() => []);
  const own = new Set<string>();
  await Promise.allSettled(
    [...new Set(kept.map(([id]) => id))].map(async (id) => {
      await call('getDocument', { params: { id } });
      own.add(id);
    }),
  );
  return kept.filter(([id]) => own.has(id));
}
