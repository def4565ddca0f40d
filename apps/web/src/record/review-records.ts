import type { Keeping, Verdict } from '../device/verdict.ts';
import { allRecords, readLeft, writeRecord } from './left-records.ts';

/** Counts that were not told, as one of the things that this device keeps of an account. They hold no letter of a text. */
export const recordsOfDevice: Keeping = {
  held: async () => {
    const all = allRecords();
    return {
      documents: all.map(({ documentId }) => documentId),
      accounts: all.flatMap(({ account }) => account ?? []),
    };
  },
  review: async (verdict) => {
    for (const { key, documentId, account } of allRecords()) {
      const record = readLeft(key);
      if (record === null || !mayStay(documentId, account, verdict)) localStorage.removeItem(key);
      else if (verdict.account !== null && isHad(documentId, verdict) && account !== verdict.account) {
        writeRecord(key, { ...record, account: verdict.account });
      }
    }
  },
};

const isHad = (documentId: string, { stateOf }: Verdict): boolean =>
  ['readable', 'locked'].includes(stateOf(documentId));

/** Until their account is back, or their document is gone. */
function mayStay(documentId: string, account: string | undefined, verdict: Verdict): boolean {
  if (account !== undefined && verdict.isDeleted(account)) return false;
  if (verdict.account === null || verdict.stateOf(documentId) !== 'gone') return true;
  return account !== undefined && !verdict.isOwn(account);
}
