import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nobodysVerdict, type Verdict } from '@octavo/journal/verdict';
import { adasVerdict } from '@octavo/journal/testing/verdict-of';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { allRecords, keepRecord, sendAllRecords } from './left-records.ts';
import { recordsOfDevice } from './review-records.ts';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));

function keepAs(account: string | null, documentId: string): void {
  if (account === null) localStorage.removeItem('octavo_account');
  else localStorage.setItem('octavo_account', account);
  keepRecord(documentId, `window of ${account}`, { epoch: 1, days: [] });
}

async function leftAfter(verdict: Verdict): Promise<string[]> {
  await recordsOfDevice.review(verdict);
  return allRecords().map(({ documentId, account }) => `${documentId} of ${account}`);
}

test('unsent counts stay until their account is back or their document is gone', async () => {
  for (const id of ['open', 'diary', 'gone']) keepAs('ada.1', id);
  keepAs('ann.1', 'open');
  keepAs('ben.1', 'bens');
  expect(await recordsOfDevice.held()).toEqual({
    documents: ['open', 'diary', 'gone', 'open', 'bens'],
    accounts: ['ada', 'ada', 'ada', 'ann', 'ben'],
  });
  const verdict = adasVerdict({ open: 'readable', diary: 'locked', gone: 'gone', bens: 'gone' });
  expect(await leftAfter(verdict)).toEqual(['open of ada', 'diary of ada', 'open of ada', 'bens of ben']);
  expect(await leftAfter(nobodysVerdict)).toHaveLength(4);
  const deleted = { ...nobodysVerdict, isDeleted: (account: string) => account === 'ada' };
  expect(await leftAfter(deleted)).toEqual(['bens of ben']);
});

test('signing out sends the counts of the account and keeps those of another account', async () => {
  keepAs('ben.1', 'bens');
  keepAs('ada.1', 'open');
  const told = vi.fn<(address: string) => Promise<Response>>(async () => Response.json({ epoch: 1 }));
  vi.stubGlobal('fetch', told);
  await sendAllRecords();
  expect(told.mock.calls.map(([address]) => address)).toEqual(['/docs/record/open']);
  expect(allRecords().map(({ documentId }) => documentId)).toEqual(['bens']);
});
