import { call } from '../api/call.ts';
import { forgetKeptLists } from '../offline/start-offline.ts';
import { type JournalKey, journal } from '../journal/journal.ts';
import { tellAllRecords } from '../record/left-records.ts';
import { documentsWithIgnored, forgetIgnored } from '../storage/ignored.ts';
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
  const entries: readonly JournalKey[] = await journal.keys().catch(() => []);
  let own: ReadonlySet<string> = new Set();
  const answer = await endSession(async () => {
    own = await readable(new Set([...entries.map(([id]) => id), ...documentsWithIgnored()]));
    return end();
  });
  await Promise.allSettled(entries.filter(([id]) => own.has(id)).map((key) => journal.forget(key)));
  forgetIgnored(own);
  return answer;
}

/** Those documents that this account can read: another account of this device loses nothing. */
async function readable(documents: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  await Promise.allSettled(
    [...documents].map(async (id) => {
      await call('getDocument', { params: { id } });
      own.add(id);
    }),
  );
  return own;
}
