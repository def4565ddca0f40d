import { freeDailyWords } from '@octavo/contract/account-kinds';
import { plagiarismResult } from '@octavo/contract';
import { searchedSentences } from '@octavo/contract/searched-sentences';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Browser } from '../testing/browser.ts';
import { type PeerProcess, startPeer } from '../testing/peer-process.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { compare, readText } from './compare.ts';
import { fingerprints, gramHashes } from './fingerprints.ts';
import { wordsOf } from './words.ts';

const essay = Array.from({ length: 40 }, (_, index) =>
  [
    `In chapter ${index} the readers of the old town answered their books where they stood`,
    `and the margins kept number ${index * 7} of those answers for longer than any letter could`,
  ].join(', '),
).join('. ');

/** Replaces every tenth word. */
const changed = essay
  .split(' ')
  .map((word, index) => (index % 10 === 9 ? `other${index}` : word))
  .join(' ');

const contentOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

let peer: PeerProcess;
beforeAll(async () => {
  peer = await startPeer(new URL('../citations/testing/works-peer.ts', import.meta.url));
});
afterAll(() => peer.stop());
beforeEach(() => peer.ask('answer'));

describe.each(databaseKinds)('on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    const url = `http://127.0.0.1:${peer.port}`;
    app = await openTestApp(kind, {
      environment: { CROSSREF_URL: url, WIKIPEDIA_URL: url, OPEN_LIBRARY_URL: 'off' },
    });
  });
  afterAll(() => app.close());

  async function write(visitor: Browser, title: string, text: string): Promise<string> {
    const { body } = await readAnswer(visitor.post('/docs/create_blank', { title }));
    const { id } = z.object({ id: z.string() }).parse(body);
    await visitor.post(`/docs/save/${id}`, { title, content: contentOf(text) });
    return id;
  }
  async function check(visitor: Browser, text: string, document?: string) {
    const answer = await readAnswer(visitor.post('/main/check_plagiarism', { text, document }));
    return z.array(plagiarismResult).parse(answer.body);
  }
  const pro = (visitor: Browser) =>
    readAnswer(visitor.get('/account/info')).then(async ({ body }) => {
      const { id } = z.object({ id: z.string() }).parse(body);
      await app.connection.db
        .updateTable('accounts')
        .set({ plan: 'pro', type: 'main', email: `${id}@write.example` })
        .where('id', '=', id)
        .execute();
    });

  test('a copied essay with a tenth of its words changed is found with its source', async () => {
    const visitor = await app.visitor();
    const id = await write(visitor, 'First essay', essay);
    await write(visitor, 'Another', 'Bees dance in the dark and nobody has asked them why they should.');
    const [found, ...others] = await check(visitor, changed);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ title: 'First essay', link: `/app/document/${id}`, isOwn: true });
    expect(found?.share).toBeGreaterThan(0.9);
    expect(found?.yours.some(({ isSame }) => !isSame)).toBe(true);
    expect(found?.theirs.some(({ isSame }) => isSame)).toBe(true);
  });

  test('the document itself, other accounts’ documents and those in the trash are left out', async () => {
    const [visitor, other] = [await app.visitor(), await app.visitor()];
    await write(other, 'Of somebody else', essay);
    const own = await write(visitor, 'Mine', essay);
    const old = await write(visitor, 'Old', essay);
    await visitor.request(`/docs/item/${old}?permanent=0`, { method: 'DELETE' });
    expect(await check(visitor, essay, own)).toEqual([]);
  });

  test('quotations are left out', async () => {
    const visitor = await app.visitor();
    await write(visitor, 'Source', essay);
    expect(await check(visitor, `He says “${essay.slice(0, 400)}” and no more.`)).toEqual([]);
  });

  test('without Pro nothing is sent to other services', async () => {
    await check(await app.visitor(), essay);
    expect(await peer.ask('seen')).toEqual([]);
  });

  test('a check uses no AI words', async () => {
    const visitor = await app.visitor();
    await write(visitor, 'First essay', essay);
    expect(await check(visitor, essay)).toHaveLength(1);
    expect(await readAnswer(visitor.get('/account/remaining_words_limit'))).toMatchObject({
      body: { limit: freeDailyWords },
    });
  });

  test('with Pro the longest sentences are searched, and matches are shown by title', async () => {
    const visitor = await app.visitor();
    await pro(visitor);
    const text = 'Long before the comment box people answered books where they stood and passed them on.';
    const results = await check(visitor, text);
    expect(results.map(({ title, isOwn }) => [title, isOwn])).toEqual([['Marginalia', false]]);
    expect(results[0]?.link).toMatch(/^https:\/\/en\.wikipedia\.org\/wiki\/Marginalia$/u);
    expect(JSON.stringify(results)).not.toMatch(/searchmatch|<span/u);
    const seen = z.array(z.string()).parse(await peer.ask('seen'));
    expect(seen.map((address) => new URL(address, 'http://peer').pathname).toSorted()).toEqual([
      '/w/api.php',
      '/works',
    ]);
  });

  test('regression 14: long texts and documents are read in their own thread', async () => {
    const visitor = await app.visitor();
    const long = Array.from({ length: 60_000 }, (_, index) => `word${(index * 7919) % 9973}`).join(' ');
    for (const title of ['One', 'Two', 'Three']) await write(visitor, title, long);
    const [all, here] = [process.cpuUsage(), process.threadCpuUsage()];
    expect(await check(visitor, long)).toHaveLength(3);
    const [allTook, hereTook] = [process.cpuUsage(all), process.threadCpuUsage(here)];
    expect(hereTook.user / allTook.user).toBeLessThan(0.25);
  });

  test('services that cannot be reached are reported', async () => {
    await peer.ask('refuse');
    const visitor = await app.visitor();
    await pro(visitor);
    const answer = await visitor.post('/main/check_plagiarism', { text: essay });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      code: 'sources_unavailable',
      values: { services: ['Wikipedia', 'Crossref'] },
    });
  });
});

test('any six consecutive words that two texts share have a common fingerprint', () => {
  const prints = (text: string) => fingerprints(gramHashes(wordsOf(text)));
  const shared = 'alpha beta gamma delta epsilon zeta';
  for (let at = 0; at < 30; at += 1) {
    const filler = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name}${at}x${index}`).join(' ');
    const one = prints(`${filler('a', at)} ${shared} ${filler('b', 40)}`);
    const two = prints(`${filler('c', 7)} ${shared} ${filler('d', at)}`);
    expect([...one].some((print) => two.has(print))).toBe(true);
  }
});

test.each([
  [10, 0.9],
  [5, 0.6],
])('regression 249: a copy with every %ith word changed is one match', (every, least) => {
  const words = Array.from({ length: 400 }, (_, index) => `word${(index * 7919) % 1009}`);
  const copy = words.map((word, index) => (index % every === every - 1 ? `other${index}` : word));
  const common = compare(readText(copy.join(' ')), readText(words.join(' ')));
  expect(common?.share).toBeGreaterThan(least);
  const changedWords = common?.yours.filter(({ isSame }) => !isSame).map(({ text }) => text.trim());
  expect(changedWords?.every((words) => words.startsWith('other'))).toBe(true);
});

test('regression 249: an added word, a missing word or a sentence in between does not hide a copy', () => {
  const words = essay.split(' ');
  const copy = [
    ...words.slice(0, 40),
    'indeed',
    ...words.slice(40, 60),
    ...words.slice(62, 90),
    'Nobody knows why this was so, and nobody asked.',
    ...words.slice(90, 140),
  ].join(' ');
  expect(compare(readText(copy), readText(essay))?.share).toBeGreaterThan(0.85);
});

test('regression 249: common phrases are not a match', () => {
  const one = 'At the end of the day it is one of the most common things in the world that people forget.';
  const two =
    'It was one of the most quiet towns at the end of the river, and in the world of ships it is unknown.';
  expect(compare(readText(one), readText(two))).toBeNull();
});

// Each stands in manuals of programs that have nothing to do with one another.
test.each([
  'is now deprecated and will be removed in',
  'digits to the right of the decimal point',
  'the order in which they appear in the',
  'it is the responsibility of the caller to',
  'it is assumed to be the same as',
])('regression 465: a phrase that manuals share is not a match: %s', (phrase) => {
  const mine = `Readers of this chapter know the harbour, where ${phrase} version nine, as the keeper said.`;
  const other = `Nobody has measured the river so far: ${phrase} another town by the sea.`;
  expect(compare(readText(mine), readText(other))).toBeNull();
});

test('case, accents and punctuation do not matter', () => {
  const common = compare(
    readText('Été, the readers of old books answered them all in ink.'),
    readText('ETE the READERS of “old books” answered, them all (in ink)'),
  );
  expect(common?.share).toBe(1);
});

test('regression 173: Unicode composition and the kind of apostrophe do not matter', () => {
  const common = compare(
    readText('L’été d’un lycée français, où naît le résumé d’un élève'),
    readText("L'été d'un lycée français, où naît le résumé d'un élève".normalize('NFD')),
  );
  expect(common?.share).toBe(1);
});

test('regression 401: soft hyphens and other invisible characters do not matter', () => {
  const sentence = 'Die Verwaltung der Kanäle kostete mehr als die Schifffahrt einbrachte';
  const common = compare(
    readText(sentence),
    readText(sentence.replaceAll(/(?<=\p{L}{3})(?=\p{L}{3})/gu, '\u00AD')),
  );
  expect(common?.share).toBe(1);
});

test('at most ten sentences are sent, the longest ones, without quotations', () => {
  const sentences = searchedSentences(`Too short. ${essay}. “${'quoted words are not sent '.repeat(20)}”`);
  expect(sentences).toHaveLength(10);
  expect(sentences.join(' ')).not.toContain('quoted words');
});
