import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { nobody } from './account-mark.ts';
import { noteContact, noteSettled } from './known-account.ts';
import { reloadForAnother } from './reload-for-another.ts';

const key = 'octavo_account';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  // Makes looking through the device fail.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('There is no server')));
});

function start() {
  const target = new EventTarget();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('location', { reload });
  reloadForAnother();
  const show = (persisted: boolean) =>
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { show, reload };
}

test.each([
  ['signed out', nobody],
  ['signed in to another account', 'ben.1'],
])('a page that is restored after another window has %s is reloaded', (_what, mark) => {
  noteContact('ada.1');
  const { show, reload } = start();
  localStorage.setItem(key, mark);
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a restored page of the same account is not reloaded, even after something was locked elsewhere', () => {
  noteContact('ada.2');
  noteSettled('ada.2');
  const { show, reload } = start();
  show(true);
  localStorage.setItem(key, 'ada.3');
  show(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is loaded asks the server itself', () => {
  noteContact('ada.4');
  const { show, reload } = start();
  localStorage.setItem(key, 'ben.1');
  show(false);
  expect(reload).not.toHaveBeenCalled();
});
