import { forgetKeptLists } from '../offline/start-offline.ts';
import { journal } from '../journal/journal.ts';
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
