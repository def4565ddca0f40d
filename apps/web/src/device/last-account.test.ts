import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';

let lastAccount: () => Promise<string | null>;

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({ match: async () => Response.json({ id: 'ann' }) }),
  });
  // The module remembers what other tests of the same worker let it hear.
  vi.resetModules();
  ({ lastAccount } = await import('./last-account.ts'));
});

test.each([
  ['ada.1', 'ada'],
  // The device has not been looked through yet.
  ['ada', 'ada'],
  ['.', null],
  ['', null],
])('regression 141: a device that stored %j uses that account', async (mark, account) => {
  localStorage.setItem('octavo_account', mark);
  expect(await lastAccount()).toBe(account);
});

test('regression 141: a device that stored no account yet uses the answers in its cache', async () => {
  expect(await lastAccount()).toBe('ann');
});
