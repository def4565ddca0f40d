import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { reference } from '@octavo/contract';
import type { Browser } from '../testing/browser.ts';
import { type PeerProcess, startPeer } from '../testing/peer-process.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const answered = z.object({ status: z.literal(200), body: z.object({ result: z.array(reference) }) });

let peer: PeerProcess;
beforeAll(async () => {
  peer = await startPeer(new URL('testing/works-peer.ts', import.meta.url));
});
afterAll(() => peer.stop());
beforeEach(() => peer.ask('answer'));

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function open(environment: Readonly<Record<string, string>> = {}, kind = databaseKinds[0]) {
  if (!kind) throw new Error('There is always SQLite.');
  const url = `http://127.0.0.1:${peer.port}`;
  const app = await openTestApp(kind, {
    environment: {
      CROSSREF_URL: url,
      CROSSREF_MAILTO: 'library@write.example',
      OPEN_LIBRARY_URL: url,
      WIKIPEDIA_URL: 'off',
      ...environment,
    },
  });
  apps.push(app);
  return app;
}

const ask = (visitor: Browser, text: string) => readAnswer(visitor.post('/v2/citation/process', { text }));
const find = async (visitor: Browser, text: string) => answered.parse(await ask(visitor, text)).body.result;
const seen = async (): Promise<string[]> => z.array(z.string()).parse(await peer.ask('seen'));

test('works are found by the words of a passage, with their records', async () => {
  const visitor = await (await open()).visitor();
  const [work] = await find(visitor, 'Taking notes with the pen is mightier than the keyboard.');
  expect(work).toEqual({
    id: 'doi:10.1177/0956797614524581',
    authors: ['Mueller, Pam A.', 'Oppenheimer, Daniel M.'],
    year: '2014',
    title: 'The Pen Is Mightier Than the Keyboard: Advantages of Longhand Over Laptop Note Taking',
    publication: 'Psychological Science',
    doi: '10.1177/0956797614524581',
    url: 'https://doi.org/10.1177/0956797614524581',
    kind: 'article-journal',
    date: '2014-06',
    source: 'Crossref',
    volume: '25',
    issue: '6',
    pages: '1159-1168',
    publisher: 'SAGE Publications',
  });
  const [asked] = await seen();
  const { pathname, searchParams } = new URL(asked ?? '', 'http://peer');
  expect([pathname, searchParams.get('mailto'), searchParams.get('query.bibliographic')]).toEqual([
    '/works',
    'library@write.example',
    'Taking notes with the pen is mightier than the keyboard.',
  ]);
});

test('a retracted work is marked as retracted', async () => {
  const works = await find(await (await open()).visitor(), 'handwriting and health');
  expect(works.filter(({ retracted }) => retracted === true).map(({ doi }) => doi)).toEqual([
    '10.1016/s0140-6736(97)11096-0',
  ]);
});

test.each([
  ['https://doi.org/10.1038/171737a0', 'Molecular Structure of Nucleic Acids'],
  ['doi: 10.1038/171737A0.', 'Molecular Structure of Nucleic Acids'],
  ['https://www.nature.com/articles/10.1038%2F171737a0', 'Molecular Structure of Nucleic Acids'],
  ['978-0-300-09720-7', 'Marginalia: readers writing in books'],
  ['ISBN 0-300-09720-4', undefined],
])('%s is looked up by its kind', async (text, title) => {
  const works = await find(await (await open()).visitor(), text);
  expect(works.map((work) => work.title)).toEqual(title === undefined ? [] : [title]);
});

test('a page is never fetched: without a record it is not verified', async () => {
  const works = await find(await (await open()).visitor(), 'http://169.254.169.254/latest/meta-data');
  expect(works).toEqual([
    expect.objectContaining({ kind: 'webpage', url: 'http://169.254.169.254/latest/meta-data' }),
  ]);
  expect(works[0]).not.toHaveProperty('source');
  expect(await seen()).toEqual([]);
});

test('a work found in two sources is returned once', async () => {
  const url = `http://127.0.0.1:${peer.port}`;
  const app = await open({ OPENALEX_URL: url, OPENALEX_KEY: 'key-1' });
  const works = await find(await app.visitor(), 'The pen is mightier than the keyboard');
  expect(works.filter(({ doi }) => doi === '10.1177/0956797614524581')).toHaveLength(1);
  expect(works.find(({ source }) => source === 'OpenAlex')).toMatchObject({
    id: 'openalex:W99',
    authors: ['van der Berg, Ludwig'],
    retracted: true,
    kind: 'thesis',
  });
});

test('an answer is cached: the same request is not sent twice', async () => {
  const app = await open();
  await find(await app.visitor(), 'marginalia');
  await find(await app.visitor(), 'marginalia');
  expect(await seen()).toHaveLength(1);
});

test('hostile records become plain text, and invalid ones are left out', async () => {
  await peer.ask('hostile');
  const works = await find(await (await open()).visitor(), 'reading in vivo');
  expect(works).toContainEqual(
    expect.objectContaining({
      id: 'doi:10.5555/hostile.1',
      title: 'Reading in vivo & beyond',
      publication: 'Journal of Notes',
    }),
  );
  expect(works).toHaveLength(2);
  expect(JSON.stringify(works)).not.toMatch(/script|onerror|alert|javascript/u);
});

test('a busy service is retried once if it allows that', async () => {
  await peer.ask('busy-once');
  expect(await find(await (await open()).visitor(), 'keyboard')).not.toEqual([]);
  expect(await seen()).toHaveLength(2);
});

test.each(['busy', 'refuse', 'stall', 'drop', 'nonsense', 'odd', 'huge', 'elsewhere'])(
  '%s: reports that no service answered, and calls no other address',
  async (behaviour) => {
    await peer.ask(behaviour);
    expect(await ask(await (await open()).visitor(), 'keyboard')).toEqual({
      status: 502,
      body: { error: 'The catalogues of works cannot be reached right now.', code: 'sources_unavailable' },
    });
    expect(await seen()).toEqual([expect.stringMatching(/^\/works\?/u)]);
  },
);

test('no results are an empty list, and a query without words is not sent', async () => {
  const visitor = await (await open()).visitor();
  expect(await find(visitor, 'What nobody wrote')).toEqual([]);
  expect(await find(visitor, '  \n ')).toEqual([]);
  expect(await seen()).toHaveLength(1);
});

describe.each(databaseKinds)('the own library on $name', (kind) => {
  const work = {
    id: 'mine',
    authors: ['Jackson, H. J.'],
    year: '2001',
    title: 'Marginalia: Readers writing in books',
    publication: 'Yale University Press',
    doi: '',
    url: '',
  };
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph' }, { type: 'references', attrs: { format: 'APA 7', items: [work] } }],
  };

  test('is the only source offline, and is private to its owner', async () => {
    const app = await open({ CROSSREF_URL: 'off', OPEN_LIBRARY_URL: 'off' }, kind);
    const [visitor, other] = [await app.visitor(), await app.visitor()];
    const { body } = await readAnswer(visitor.post('/docs/create_blank', { title: 'Notes' }));
    const { id } = z.object({ id: z.string() }).parse(body);
    await visitor.post(`/docs/save/${id}`, { title: 'Notes', content });
    expect(await find(visitor, 'Readers wrote marginalia in their books')).toEqual([work]);
    expect(await find(visitor, 'A wholly different subject')).toEqual([]);
    expect(await find(other, 'Readers wrote marginalia in their books')).toEqual([]);
    expect(await seen()).toEqual([]);
  });

  test('regression 246: a copy added by hand does not hide the record of its DOI', async () => {
    const app = await open({}, kind);
    const visitor = await app.visitor();
    const { body } = await readAnswer(visitor.post('/docs/create_blank', { title: 'Notes' }));
    const { id } = z.object({ id: z.string() }).parse(body);
    const copy = { ...work, id: 'own:1', title: 'The pen', doi: '10.1177/0956797614524581' };
    const items = { type: 'references', attrs: { format: 'APA 7', items: [copy] } };
    const text = { type: 'doc', content: [{ type: 'paragraph' }, items] };
    await visitor.post(`/docs/save/${id}`, { title: 'Notes', content: text });
    const [first, ...others] = await find(visitor, '10.1177/0956797614524581');
    expect(first).toMatchObject({ id: 'doi:10.1177/0956797614524581', source: 'Crossref' });
    expect(others).toEqual([]);
  });
});

describe('icons of sites', () => {
  const withIcons = async () => {
    const app = await open({ SITE_ICONS_URL: `http://127.0.0.1:${peer.port}/icons/{host}` });
    return app.visitor();
  };
  const icon = (visitor: Browser, host: string) => visitor.get(`/v2/citation/icon?host=${host}`);

  test('the icon of a host is requested once, by its name alone', async () => {
    const visitor = await withIcons();
    const [first, second] = [await icon(visitor, 'doi.org'), await icon(visitor, 'doi.org')];
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(first.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(second.status).toBe(200);
    expect(await seen()).toEqual(['/icons/doi.org']);
  });

  test.each(['nowhere.example', 'scripted.example'])('%s has none that is shown', async (host) => {
    const answer = await icon(await withIcons(), host);
    expect(answer.status).toBe(204);
  });

  test.each(['refuse', 'drop', 'huge', 'elsewhere', 'busy'])(
    'a service that answers "%s" gives none',
    async (order) => {
      const visitor = await withIcons();
      await peer.ask(order);
      expect((await icon(visitor, 'doi.org')).status).toBe(204);
    },
  );

  test.each([
    '',
    '127.0.0.1',
    'localhost',
    'doi.org:80',
    'doi.org/..',
    'user@doi.org',
    'DOI.org',
    '[::1]',
    'a..b',
  ])('a host such as "%s" is refused', async (host) => {
    const visitor = await withIcons();
    expect((await icon(visitor, encodeURIComponent(host))).status).toBe(400);
    expect(await seen()).toEqual([]);
  });

  test('a server that looks none up says so', async () => {
    const visitor = await (await open()).visitor();
    const services = await readAnswer(visitor.get('/v2/citation/services'));
    expect(services).toMatchObject({ body: { icons: false } });
    expect((await icon(visitor, 'doi.org')).status).toBe(204);
  });
});
