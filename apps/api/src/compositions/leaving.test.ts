import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAiCompatible } from '../generation/openai-compatible.ts';
import { type ModelServer, startModelServer } from '../generation/testing/model-server.ts';
import { listen } from '../listen.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { outlineOf } from './testing/scripted-model.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

const essay = {
  idea: '',
  language: 'en',
  action: 'generate-essay',
  topic: 'tides',
  category: '',
  subCategory: '',
  academicLevel: 'undergraduate',
  wordCount: 500,
  style: 'classic',
  referenceStyle: 'None',
};

let peer: ModelServer;
let app: TestApp;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  peer = await startModelServer();
  const model = openAiCompatible({ baseUrl: peer.baseUrl, model: 'test-model' });
  app = await openTestApp(kind, { services: { findModel: () => Promise.resolve(model) } });
  server = await listen(app.api, 0, '127.0.0.1');
});
afterAll(async () => {
  await server.stop(0);
  await app.close();
  await peer.close();
});

/** Milliseconds between two words of the model, which writes four sections at once. */
const pauseMs = 10;
const sections = 4;

test('when a client leaves in the middle of an essay, the model is stopped within 100 ms', async () => {
  peer.seen.requests.length = 0;
  const visitor = await app.visitor();
  const outline = JSON.stringify(outlineOf(5));
  peer.behave({ kind: 'answer', words: [outline.slice(0, 50), outline.slice(50)], pauseMs: 50 });
  const leave = new AbortController();
  const call = fetch(`http://127.0.0.1:${server.port}/essay/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: Object.entries(visitor.cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    },
    body: JSON.stringify(essay),
    signal: leave.signal,
  }).catch((error: unknown) => error);
  await expect.poll(() => peer.seen.requests.length, { interval: 5 }).toBe(1);
  peer.behave({ kind: 'endless', pauseMs });
  await expect.poll(() => peer.seen.requests.length, { interval: 5 }).toBe(5);
  const { sent } = peer.seen;
  leave.abort();
  await expect.poll(() => peer.seen.open, { interval: 5 }).toBe(0);
  expect(peer.seen.sent - sent).toBeLessThan((sections * 100) / pauseMs);
  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(await (await visitor.get('/docs/list')).json()).toEqual({ docs: [] });
  await expect
    .poll(async () => await (await visitor.get('/account/remaining_words_limit')).json())
    .toEqual({ limit: 200 });
});
