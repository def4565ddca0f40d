import { created, type EssayRequest, reference } from '@octavo/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import { type PeerProcess, startPeer } from '../testing/peer-process.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const essay: EssayRequest = {
  idea: '',
  language: 'en',
  action: 'generate-essay',
  topic: 'Is the pen mightier than the keyboard?',
  category: '',
  subCategory: '',
  academicLevel: 'undergraduate',
  wordCount: 500,
  style: 'classic',
  referenceStyle: 'MLA 9',
};

let peer: PeerProcess;
beforeAll(async () => {
  peer = await startPeer(new URL('../citations/testing/works-peer.ts', import.meta.url));
});
afterAll(() => peer.stop());
beforeEach(() => peer.ask('answer'));

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function write(wanted: Partial<EssayRequest> = {}) {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('There is always SQLite.');
  const app = await openTestApp(kind, {
    environment: { CROSSREF_URL: `http://127.0.0.1:${peer.port}`, OPEN_LIBRARY_URL: 'off' },
  });
  apps.push(app);
  const writer = await app.visitor();
  const { id } = await answerOf(created, writer.post('/essay/create', { ...essay, ...wanted }));
  const { doc } = await answerOf(oneDocument, writer.get(`/docs/item/${id}`));
  const list = z.object({ attrs: z.object({ items: z.array(reference) }) }).parse(doc.content.content.at(-1));
  return list.attrs.items;
}

test('an essay lists works on its subject from a catalogue, each with its record', async () => {
  expect(await write()).toMatchObject([
    { doi: '10.1177/0956797614524581', source: 'Crossref', url: 'https://doi.org/10.1177/0956797614524581' },
  ]);
});

test('a retracted or unrelated work is not listed', async () => {
  expect(await write({ topic: 'handwriting and health' })).toEqual([]);
});

test('with None, no catalogue is called', async () => {
  expect(await write({ referenceStyle: 'None' })).toEqual([]);
  expect(await peer.ask('seen')).toEqual([]);
});

test.each(['refuse', 'nonsense', 'drop'])('%s: the essay comes without references', async (behaviour) => {
  await peer.ask(behaviour);
  expect(await write()).toEqual([]);
});
