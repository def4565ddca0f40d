import type { Keeping, Verdict } from '@octavo/journal/verdict';
import { allRecords, readLeft, writeRecord } from './left-records.ts';

/** Unsent counts as data that this device keeps of an account. They contain no text. */
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

/** They stay until their account is back or their document is gone. */
function mayStay(documentId: string, account: string | undefined, verdict: Verdict): boolean {
  if (account !== undefined && verdict.isDeleted(account)) return false;
  if (verdict.account === null || verdict.stateOf(documentId) !== 'gone') return true;
  return account !== undefined && !verdict.isOwn(account);
}
