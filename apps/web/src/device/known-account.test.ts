import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { nobody } from './account-mark.ts';
import { closeSession, knownAccount, noteContact, noteSettled } from './known-account.ts';

const key = 'octavo_account';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  // Makes looking through the device fail.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('There is no server')));
});

test('the account of the last answer may open stored data from that moment on', () => {
  noteContact('ada.1');
  expect(knownAccount()).toBe('ada');
  noteContact('ben.4');
  expect(knownAccount()).toBe('ben');
  // Without its number until the device has been looked through.
  expect(localStorage.getItem(key)).toBe('ben');
  noteSettled('ben.4');
  expect([knownAccount(), localStorage.getItem(key)]).toEqual(['ben', 'ben.4']);
});

test('an answer without an account, such as one from the cache, changes nothing', () => {
  noteContact('ada.2');
  noteContact(null);
  expect(knownAccount()).toBe('ada');
});

test('after a sign-out in any window, nobody can open stored data', () => {
  noteContact('ada.3');
  closeSession();
  expect(knownAccount()).toBeNull();
  noteContact('ada.4');
  localStorage.setItem(key, nobody);
  expect(knownAccount()).toBeNull();
});

test('the end of a session closes stored data', () => {
  noteContact('ada.5');
  noteContact(nobody);
  expect(knownAccount()).toBeNull();
});

test('what is settled for one account is not settled for another', () => {
  noteContact('ada.6');
  noteContact('ben.7');
  noteSettled('ada.6');
  expect(localStorage.getItem(key)).toBe('ben');
});

test('a browser that refuses storage knows the account while the page is open', () => {
  vi.stubGlobal('localStorage', undefined);
  noteContact('ada.8');
  expect(knownAccount()).toBe('ada');
  noteContact(nobody);
  expect(knownAccount()).toBeNull();
});
