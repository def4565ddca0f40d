import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { sentence, toolSettings as settings } from './testing/call-samples.ts';
import { startModelProcess } from './testing/model-process.ts';

test('a call past the time limit is an error before its first word, and breaks off after it', async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('There is always SQLite.');
  const peer = await startModelProcess();
  const app = await openTestApp(kind, {
    environment: { AI_BASE_URL: peer.baseUrl },
    services: { callTimeoutMs: 400 },
  });
  const server = await listen(app.api, 0, '127.0.0.1');
  const visitor = new Browser((path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init));
  await visitor.post('/auth/anonymous');
  const selection = { title: '', text: '', selection: sentence };

  await peer.behave({ kind: 'silent' });
  for (const [path, body] of [
    ['/v2/text/plain/summarize', selection],
    ['/v2/main/make-local', { text: sentence }],
    ['/v2/text/update_config', { ...settings, text: sentence }],
  ] as const) {
    expect(await readAnswer(visitor.post(path, body))).toMatchObject({
      status: 504,
      body: { code: 'model_stalled' },
    });
  }
  await peer.behave({ kind: 'endless', pauseMs: 20 });
  // What the model says is held back until it shares a word with the text.
  const shared = { ...selection, selection: `${sentence} Every word counts.` };
  await expect((await visitor.post('/v2/text/plain/summarize', shared)).text()).rejects.toThrow('terminated');
  await expect.poll(async () => (await peer.seen()).open).toBe(0);

  await server.stop(0);
  await app.close();
  await peer.kill();
});

test('Anthropic’s messages API is used where it is configured', async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('There is always SQLite.');
  const peer = await startModelProcess();
  const environment = {
    AI_PROVIDER: 'anthropic',
    AI_BASE_URL: peer.baseUrl,
    AI_API_KEY: 'k',
    AI_MODEL: 'any',
  };
  const app = await openTestApp(kind, { environment });
  await peer.behave({ kind: 'answer', words: [sentence.replace('color', 'colour')] });
  const visitor = await app.visitor();
  const response = await visitor.post('/v2/main/make-local', { text: sentence });
  expect([response.headers.get('x-octavo-engine'), await response.text()]).toEqual([
    'model',
    sentence.replace('color', 'colour'),
  ]);
  expect((await peer.seen()).requests.map(({ path }) => path)).toEqual(['/v1/messages']);
  await app.close();
  await peer.kill();
});

test('a model killed in the middle of an answer changes nothing, and is used again when it is back', async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error('There is always SQLite.');
  const peer = await startModelProcess();
  const app = await openTestApp(kind, { environment: { AI_BASE_URL: peer.baseUrl } });
  const server = await listen(app.api, 0, '127.0.0.1');
  const visitor = new Browser((path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init));
  await visitor.post('/auth/anonymous', undefined, { 'accept-language': 'en-GB' });
  const ask = () => visitor.post('/v2/main/make-local', { text: sentence });

  await peer.behave({ kind: 'endless', pauseMs: 5 });
  const cut = ask();
  await expect.poll(async () => (await peer.seen()).sent).toBeGreaterThan(5);
  await peer.kill();
  expect((await cut).status).toBe(502);

  const meanwhile = await ask();
  expect(meanwhile.headers.get('x-octavo-notice')).toBe('model-unavailable');
  expect(await meanwhile.text()).toContain('colour');

  const back = await startModelProcess(Number(new URL(peer.baseUrl).port));
  await back.behave({ kind: 'answer', words: [sentence.replace('color', 'colour')] });
  const again = await ask();
  expect(again.headers.get('x-octavo-engine')).toBe('model');

  await server.stop(0);
  await app.close();
  await back.kill();
});

describe.each(databaseKinds)('when the model is down, on $name', (kind) => {
  let app: TestApp;
  let visitor: Browser;
  beforeEach(async () => {
    const gone = await startModelProcess();
    await gone.kill();
    app = await openTestApp(kind, { environment: { AI_BASE_URL: gone.baseUrl } });
    visitor = app.browser();
    await visitor.post('/auth/anonymous', undefined, { 'accept-language': 'en-GB' });
  });
  afterEach(() => app.close());

  const answerOf = async (path: string, body: object) => {
    const response = await visitor.post(path, body);
    return {
      status: response.status,
      engine: response.headers.get('x-octavo-engine'),
      notice: response.headers.get('x-octavo-notice'),
      text: await response.text(),
    };
  };
  const standsIn = { status: 200, engine: 'built-in', notice: 'model-unavailable' };

  test('the built-in engine makes spelling local and a text formal, and says that it stands in', async () => {
    expect(await answerOf('/v2/main/make-local', { text: sentence })).toEqual({
      ...standsIn,
      text: "The colour of the sea isn't grey, and we don't know why it can't be green.",
    });
    expect(await answerOf('/v2/text/update_config', { ...settings, text: sentence })).toMatchObject({
      ...standsIn,
      text: expect.stringContaining('is not gray'),
    });
  });

  test('what the engine cannot do fails with the model’s error', async () => {
    const neutral = { ...settings, audience: 'casual', formality: 'standard', text: sentence };
    expect(await answerOf('/v2/text/update_config', neutral)).toMatchObject({
      status: 502,
      text: expect.stringContaining('model_unavailable'),
    });
  });

  const forget = {
    lock: (id: string) =>
      app.connection.db.updateTable('documents').set({ encryption: 1 }).where('id', '=', id).execute(),
    withhold: (id: string) =>
      app.connection.db.updateTable('documents').set({ incomplete: 1 }).where('id', '=', id).execute(),
    trash: (id: string) => visitor.delete(`/docs/item/${id}?permanent=0`),
  } as const;
  test.each(['lock', 'withhold', 'trash'] as const)(
    'it completes a sentence from the account’s own texts, and forgets a document at once: %s',
    async (how) => {
      const text = 'The pull of the moon makes the tides. Later the pull of the moon makes the sea rise.';
      const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
      const { body } = await readAnswer(visitor.post('/docs/create_blank', { title: 'Tides' }));
      const id = String(Reflect.get(Object(body), 'id'));
      await visitor.post(`/docs/save/${id}`, { content, title: 'Tides' });
      const offer = () => answerOf('/v2/text/autocomplete', { text: 'We feel the pull of the' });
      expect(await offer()).toEqual({ ...standsIn, text: ' moon makes the' });
      await forget[how](id);
      expect(await offer()).toEqual({ ...standsIn, text: '' });
    },
  );
});
