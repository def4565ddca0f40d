import { concealed } from '@octavo/editor/concealed';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nobodysVerdict } from '@octavo/journal/verdict';
import { adasVerdict } from '@octavo/journal/testing/verdict-of';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { ignoredOf, ignoredOfDevice } from './ignored.ts';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  localStorage.setItem('octavo_account', 'ada.1');
});

const ignored = { salt: 'salt', places: ['1.2'], words: ['3.4'] };
const keys = () => Object.keys(localStorage).filter((key) => key !== 'octavo_account');

test('ignored suggestions of a document can be read only by its account', () => {
  ignoredOf('canals').write(ignored);
  expect(ignoredOf('canals').read()).toMatchObject(ignored);
  localStorage.setItem('octavo_account', 'ben.1');
  expect(ignoredOf('canals').read()).toMatchObject({ places: [], words: [] });
  localStorage.setItem('octavo_account', '');
  expect(ignoredOf('canals').read()).toMatchObject({ places: [], words: [] });
});

test('each document starts with its own salt', () => {
  expect(ignoredOf('canals').read().salt).not.toBe(ignoredOf('dunes').read().salt);
});

test('entries stored in plain text are hashed when their document is opened', () => {
  localStorage.setItem('ignored_suggestions:canals', JSON.stringify(['rule\nI \nbeleive\n in it']));
  localStorage.setItem('ignored_words:canals', JSON.stringify(['ouse']));
  const { salt, places, words } = ignoredOf('canals').read();
  expect([places, words]).toEqual([
    [concealed(salt, 'rule\nI \nbeleive\n in it')],
    [concealed(salt, 'ouse')],
  ]);
  expect(keys()).toEqual(['octavo_ignored:canals']);
  expect(JSON.stringify(localStorage)).not.toMatch(/beleive|ouse/);
});

test('entries go with their document, and are hashed where it stays', async () => {
  localStorage.setItem('theme', 'dark');
  for (const id of ['open', 'diary', 'gone', 'unasked']) ignoredOf(id).write(ignored);
  localStorage.setItem('ignored_suggestions:former', JSON.stringify(['beleive']));
  localStorage.setItem('ignored_words:deleted', JSON.stringify(['ouse']));
  expect(new Set((await ignoredOfDevice.held()).documents)).toEqual(
    new Set(['open', 'diary', 'gone', 'unasked', 'former', 'deleted']),
  );
  await ignoredOfDevice.review(
    adasVerdict({ open: 'readable', former: 'readable', diary: 'locked', gone: 'gone', deleted: 'gone' }),
  );
  expect(new Set(keys())).toEqual(
    new Set(['theme', 'octavo_ignored:open', 'octavo_ignored:unasked', 'octavo_ignored:former']),
  );
  expect(ignoredOf('former').read().places).toHaveLength(1);
  expect(JSON.stringify(localStorage)).not.toMatch(/beleive|ouse/);
});

test('signing out removes all entries', async () => {
  localStorage.setItem('theme', 'dark');
  ignoredOf('open').write(ignored);
  localStorage.setItem('ignored_words:former', JSON.stringify(['ouse']));
  await ignoredOfDevice.review(nobodysVerdict);
  expect(keys()).toEqual(['theme']);
});

test('a browser that refuses storage stores no entries', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(ignoredOf('open').read()).toMatchObject({ places: [], words: [] });
  expect((await ignoredOfDevice.held()).documents).toEqual([]);
});
