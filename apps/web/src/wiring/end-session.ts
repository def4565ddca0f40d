import { call } from '../api/call.ts';
import { nobody } from '../device/account-mark.ts';
import { closeSession, settleAccount } from '../device/known-account.ts';
import { forgetDeleted, lookThrough } from '../device/look-through.ts';
import { tellAllRecords } from '../record/left-records.ts';
import { savesSettled } from './unsettled-saves.ts';

/** Signs out by a call, after the last save, and leaves nothing on this device that the server holds. */
export async function endSession(end: () => Promise<unknown>): Promise<unknown> {
  await savesSettled();
  await tellAllRecords();
  const answer = await end();
  await forget(() => lookThrough(nobody));
  return answer;
}

/** Deletes the account by a call, with all that this device holds of it: what was never saved as well. */
export async function endAccount(end: () => Promise<unknown>): Promise<unknown> {
  await savesSettled();
  const { id } = await call('accountInfo');
  // So that what is left of a former version is known to be its own.
  await settleAccount();
  const answer = await end();
  await forget(() => forgetDeleted(id));
  return answer;
}

/** Nothing is opened any more; what could not be forgotten now is at the next contact. */
async function forget(work: () => Promise<void>): Promise<void> {
  closeSession();
  await work().catch(() => {});
}
