import { mostKept } from '@octavo/contract/kept-limits';
import type { Held, Keeping, Verdict } from '@octavo/journal/verdict';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { stubServer } from '../testing/stub-server.ts';
import { nobody } from './account-mark.ts';
import { looking } from './look-through.ts';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));

const settledMark = () => localStorage.getItem('octavo_account');
const signedIn = (account: string) => localStorage.setItem('octavo_account', account);

function place(held: Partial<Held> = {}) {
  const verdicts: Verdict[] = [];
  const keeping: Keeping = {
    held: async () => ({ documents: [], accounts: [], ...held }),
    review: async (verdict) => void verdicts.push(verdict),
  };
  return { keeping, verdicts };
}

/** Stubs a server that has some documents; returns the requests that it received. */
function serve(mark: string, has: { readable?: string[]; locked?: string[]; merged?: string[] } = {}) {
  const asked: unknown[] = [];
  stubServer(
    ({ body }) => {
      asked.push(body);
      return { readable: [], locked: [], merged: [], ...has };
    },
    () => mark,
  );
  return asked;
}

test('the server is asked about all stored documents, and each store learns what may stay', async () => {
  const asked = serve('ada.3', { readable: ['canals'], locked: ['diary'], merged: ['ann'] });
  const texts = place({ documents: ['canals', 'diary', 'gone'], accounts: ['ada', 'ann', 'ben'] });
  const lists = place({ documents: ['canals'] });
  signedIn('ada');
  await looking([texts.keeping, lists.keeping]).lookThrough('ada.2');
  expect(asked).toEqual([{ documents: ['canals', 'diary', 'gone'], accounts: ['ann', 'ben'] }]);
  for (const [verdict] of [texts.verdicts, lists.verdicts]) {
    const states = ['canals', 'diary', 'gone', 'written since'].map((id) => verdict?.stateOf(id));
    expect(states).toEqual(['readable', 'locked', 'gone', 'unknown']);
    expect(['ada', 'ann', 'ben'].map((account) => verdict?.isOwn(account))).toEqual([true, true, false]);
  }
  expect(settledMark()).toBe('ada.3');
});

test('a device that stores nothing sends no request', async () => {
  const asked = serve('ada.1');
  const { keeping, verdicts } = place();
  signedIn('ada');
  await looking([keeping]).lookThrough('ada.1');
  expect([asked, verdicts.map(({ account }) => account), settledMark()]).toEqual([[], ['ada'], 'ada.1']);
});

test('more documents than one request may name are sent in several requests', async () => {
  const documents = Array.from({ length: 2 * mostKept.documents + 1 }, (_, index) => `document ${index}`);
  const asked = serve('ada.1');
  signedIn('ada');
  await looking([place({ documents, accounts: ['ann'] }).keeping]).lookThrough('ada.1');
  expect(asked).toEqual([
    { documents: documents.slice(0, 1000), accounts: ['ann'] },
    { documents: documents.slice(1000, 2000), accounts: [] },
    { documents: documents.slice(2000), accounts: [] },
  ]);
});

test('after signing out, nothing is requested', async () => {
  const asked = serve('ada.1');
  const { keeping, verdicts } = place({ documents: ['canals'], accounts: ['ada'] });
  signedIn('');
  await looking([keeping]).lookThrough(nobody);
  expect([asked, verdicts.map(({ account }) => account), settledMark()]).toEqual([[], [null], nobody]);
});

describe('the device counts as not looked through', () => {
  test('where a place refuses, though the others forget', async () => {
    serve('ada.1');
    const other = place({ documents: ['canals'] });
    const hanging: Keeping = {
      held: async () => Promise.reject(new Error('Storage hangs')),
      review: async () => Promise.reject(new Error('Storage hangs')),
    };
    signedIn('ada');
    await expect(looking([hanging, other.keeping]).lookThrough('ada.1')).rejects.toThrow('Storage hangs');
    expect([other.verdicts.length, settledMark()]).toEqual([1, 'ada']);
  });

  test('where somebody else signed in before the server answered', async () => {
    serve('ben.1', { readable: ['canals'] });
    const { keeping, verdicts } = place({ documents: ['canals'] });
    signedIn('ada');
    await expect(looking([keeping]).lookThrough('ada.1')).rejects.toThrow('Somebody else');
    expect([verdicts, settledMark()]).toEqual([[], 'ben']);
  });

  test('where another window signed out before all was forgotten', async () => {
    serve('ada.1', { readable: ['canals'] });
    const { keeping } = place({ documents: ['canals'] });
    signedIn('ada');
    const slow: Keeping = { ...keeping, review: async () => signedIn('') };
    await looking([slow]).lookThrough('ada.1');
    expect(settledMark()).toBe('');
  });
});

test('a deleted account is forgotten, including its unsaved text', async () => {
  const { keeping, verdicts } = place();
  signedIn('');
  await looking([keeping]).forgetDeleted('ada');
  expect(verdicts.map(({ account, isDeleted }) => [account, isDeleted('ada'), isDeleted('ben')])).toEqual([
    [null, true, false],
  ]);
  expect(settledMark()).toBe(nobody);
});
