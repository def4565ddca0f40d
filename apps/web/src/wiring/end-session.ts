import { call } from '../api/call.ts';
import { nobody } from '../device/account-mark.ts';
import { closeSession, settleAccount } from '../device/known-account.ts';
import { forgetDeleted, lookThrough } from '../device/look-through.ts';
import { sendAllRecords } from '../record/left-records.ts';
import { savesSettled } from './unsettled-saves.ts';

/** Signs out after the last save, and leaves nothing on this device that the server holds. */
export async function endSession(end: () => Promise<unknown>): Promise<unknown> {
  await savesSettled();
  await sendAllRecords();
  const answer = await end();
  await forget(() => lookThrough(nobody));
  return answer;
}

/** Deletes the account, with everything that this device holds of it, including what was never saved. */
export async function endAccount(end: () => Promise<unknown>): Promise<unknown> {
  await savesSettled();
  const { id } = await call('accountInfo');
  // Assigns what older versions left to its account.
  await settleAccount();
  const answer = await end();
  await forget(() => forgetDeleted(id));
  return answer;
}

/** Nothing is opened any more; what cannot be deleted now is deleted at the next contact with the server. */
async function forget(work: () => Promise<void>): Promise<void> {
  closeSession();
  await work().catch(() => {});
}
