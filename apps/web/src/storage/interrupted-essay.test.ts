import type { KeptEssay } from '@octavo/machines/essay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nobodysVerdict } from '@octavo/journal/verdict';
import { adasVerdict } from '@octavo/journal/testing/verdict-of';
import { closeSession, noteContact } from '../device/known-account.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { essayOfTab, interruptedEssay, keepEssay } from './interrupted-essay.ts';

const essay: KeptEssay = {
  draft: {
    start: 'generate-essay',
    way: 'generate-essay_generate',
    topic: 'Canals',
    pickedThesis: null,
    thesis: '',
    category: null,
    subCategory: null,
    topicIdea: null,
    level: 'undergraduate',
    wordCount: 500,
    type: 'classic',
    reference: null,
  },
  writing: 'essay-1',
};

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  // Makes looking through the device fail.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('There is no server')));
});
afterEach(() => vi.unstubAllGlobals());

test('an essay in progress is stored with its account', async () => {
  noteContact('ada.1');
  keepEssay(essay);
  expect(interruptedEssay()).toEqual({ ...essay, account: 'ada' });
  expect(await essayOfTab.held()).toEqual({ documents: [], accounts: ['ada'] });
});

test('it stays with its account, even if a visitor has become that account', async () => {
  for (const account of ['ada', 'ann']) {
    noteContact(`${account}.1`);
    keepEssay(essay);
    await essayOfTab.review(adasVerdict({}));
    expect(interruptedEssay()).toEqual({ ...essay, account });
  }
});

test.each([
  ['another account', 'ben.1', adasVerdict({})],
  ['somebody who has signed out', 'ada.1', nobodysVerdict],
])('the essay of %s is deleted, even in its former format', async (_whose, mark, verdict) => {
  noteContact(mark);
  keepEssay(essay);
  sessionStorage.setItem('octavo-essay-1', '{}');
  await essayOfTab.review(verdict);
  expect(interruptedEssay()).toBeNull();
  expect([sessionStorage.getItem('octavo-essay-1'), await essayOfTab.held()]).toEqual([
    null,
    { documents: [], accounts: [] },
  ]);
});

test('an essay stored while signed out is opened by nobody', async () => {
  closeSession();
  keepEssay(essay);
  await essayOfTab.review(adasVerdict({}));
  expect(interruptedEssay()).toBeNull();
});

test('a browser that refuses storage stores no essay and reports no error', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepEssay(essay);
  expect(interruptedEssay()).toBeNull();
  await essayOfTab.review(nobodysVerdict);
});
