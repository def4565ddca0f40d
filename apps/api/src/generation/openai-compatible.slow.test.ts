import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConnectedModel } from './connected-model.ts';
import { ModelError, type ModelFailure } from '@octavo/language/asking/model-error';
import { openAiCompatible } from './openai-compatible.ts';
import { startModelServer, type Behaviour, type ModelServer } from './testing/model-server.ts';

const collect = async (chunks: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
};

let server: ModelServer;
let model: ConnectedModel;
const timing = { firstTokenMs: 1_500, stallMs: 300, maxAnswer: 200, longestRetryAfterMs: 1_500 };

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.requests.length = 0;
  server.seen.leftAt = undefined;
  model = openAiCompatible({ baseUrl: server.baseUrl, apiKey: 'secret', model: 'test-model', timing });
});

const task = (signal: AbortSignal = new AbortController().signal) =>
  ({ name: 'paraphrase', instructions: 'Reword it.', prompt: 'The moon pulls the sea.', signal }) as const;
const ask = (signal?: AbortSignal) => model.write(task(signal));

async function failureOf(behaviour: Behaviour): Promise<{ said: string; failure: ModelFailure }> {
  server.behave(behaviour);
  let said = '';
  try {
    for await (const chunk of ask()) said += chunk;
  } catch (error) {
    if (error instanceof ModelError) return { said, failure: error.failure };
    throw error;
  }
  throw new Error(`It did not fail but said: ${said}`);
}

test('words are streamed as the model sends them, with its key, name and prompt', async () => {
  server.behave({ kind: 'answer', words: ['The ', 'sea ', 'follows ', 'the moon.'] });
  const chunks = await collect(ask());
  expect(chunks).toEqual(['The ', 'sea ', 'follows ', 'the moon.']);
  const [sent] = server.seen.requests;
  expect(sent?.authorization).toBe('Bearer secret');
  expect(sent?.body).toMatchObject({ model: 'test-model', stream: true });
  expect(JSON.stringify(sent?.body)).toContain('The moon pulls the sea.');
});

test('a model’s reasoning is not part of its answer', async () => {
  server.behave({
    kind: 'answer',
    words: ['<think>Let me ', 'see.</think>', '\n\nDone.'],
    thinking: ['Hm. '],
  });
  expect((await collect(ask())).join('')).toBe('Done.');
});

test('a refusal passes on its status', async () => {
  expect(await failureOf({ kind: 'status', status: 401 })).toEqual({
    said: '',
    failure: { kind: 'refused', status: 401 },
  });
});

test('429 is reported as busy, for as long as the provider says', async () => {
  const busy = { kind: 'status', status: 429, headers: { 'retry-after': '7' } } as const;
  expect((await failureOf(busy)).failure).toEqual({ kind: 'busy', retryAfterMs: 7_000 });
});

test('a server that is busy for a moment is retried once, and no more', async () => {
  const busy = { kind: 'status', status: 429, headers: { 'retry-after': '1' } } as const;
  server.behave(busy, { kind: 'answer', words: ['Now.'] });
  const askedAt = performance.now();
  expect(await collect(ask())).toEqual(['Now.']);
  expect(performance.now() - askedAt).toBeGreaterThanOrEqual(990);
  expect(server.seen.requests.length).toBe(2);

  server.seen.requests.length = 0;
  expect((await failureOf(busy)).failure).toEqual({ kind: 'busy', retryAfterMs: 1_000 });
  expect(server.seen.requests.length).toBe(2);
});

test.each([
  [{ 'retry-after-ms': '40', 'retry-after': '9' }, 40],
  [{ 'retry-after': new Date(Date.now() - 60_000).toUTCString() }, 10_000],
  [{ 'retry-after': 'soon' }, 10_000],
  [{ 'retry-after': '999999' }, 3_600_000],
  [{}, 10_000],
])('of 429 with %j it waits %i ms', async (headers, retryAfterMs) => {
  const { failure } = await failureOf({ kind: 'status', status: 429, headers });
  expect(failure).toEqual({ kind: 'busy', retryAfterMs });
});

test('a date in the answer says when the server is free again', async () => {
  const headers = { 'retry-after': new Date(Date.now() + 30_000).toUTCString() };
  const { failure } = await failureOf({ kind: 'status', status: 429, headers });
  const { retryAfterMs } = failure.kind === 'busy' ? failure : { retryAfterMs: Number.NaN };
  expect(retryAfterMs).toBeGreaterThan(25_000);
  expect(retryAfterMs).toBeLessThanOrEqual(30_000);
});

test('a writer who leaves during the wait for a busy server is released', async () => {
  server.behave({ kind: 'status', status: 429, headers: { 'retry-after': '1' } });
  const stop = new AbortController();
  const asking = collect(ask(stop.signal));
  await expect.poll(() => server.seen.requests.length).toBe(1);
  stop.abort(new Error('left'));
  await expect(asking).rejects.toThrow('left');
  expect(server.seen.requests.length).toBe(1);
});

test('each task has the model and limits of the configuration', async () => {
  server.behave({ kind: 'answer', words: ['Yes.'] });
  const tasks = { paraphrase: { model: 'small', temperature: 0.4, maxTokens: 50 } };
  model = openAiCompatible({ baseUrl: server.baseUrl, model: 'large', tasks, timing });
  await collect(ask());
  await collect(model.write({ ...task(), name: 'essay' }));
  await collect(model.write({ ...task(), name: 'autocomplete' }));
  const bodies = server.seen.requests.map(({ body }) => body);
  expect(bodies).toEqual([
    expect.objectContaining({ model: 'small', temperature: 0.4, max_tokens: 50 }),
    expect.not.objectContaining({ temperature: expect.anything(), max_tokens: expect.anything() }),
    expect.objectContaining({ model: 'large', max_tokens: 40 }),
  ]);
});

test('a gateway without a backend counts as unreachable', async () => {
  expect((await failureOf({ kind: 'status', status: 503 })).failure).toEqual({ kind: 'unreachable' });
});

test('a closed port is unreachable', async () => {
  const gone = await startModelServer();
  await gone.close();
  model = openAiCompatible({ baseUrl: gone.baseUrl, model: 'x', timing });
  await expect(collect(ask())).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
});

test('silence before the first word or in the middle is a stall, and cancels the call', async () => {
  expect(await failureOf({ kind: 'silent' })).toEqual({ said: '', failure: { kind: 'stalled' } });
  expect(await failureOf({ kind: 'stall', words: ['The sea'] })).toEqual({
    said: 'The sea',
    failure: { kind: 'stalled' },
  });
  await expect.poll(() => server.seen.leftAt).toBeDefined();
});

test.each<[string, Behaviour]>([
  ['a connection that is cut', { kind: 'drop', words: ['The sea'] }],
  ['a stream that ends without a reason', { kind: 'truncate', words: ['The sea'] }],
  ['a line that is no JSON', { kind: 'malformed', words: ['The sea'] }],
])('after %s the answer is incomplete', async (_, behaviour) => {
  expect(await failureOf(behaviour)).toEqual({
    said: 'The sea',
    failure: { kind: 'unusable', why: 'cut' },
  });
});

test.each<[string, Behaviour, string]>([
  ['a web page', { kind: 'raw', contentType: 'text/html', body: '<h1>Hello</h1>' }, ''],
  ['a body that is no stream', { kind: 'raw', contentType: 'application/json', body: '{"choices":[]}' }, ''],
  ['an empty body', { kind: 'raw', contentType: 'text/event-stream', body: '' }, ''],
  ['an answer without words', { kind: 'answer', words: [' ', '\n'] }, ''],
])('%s is garbage', async (_, behaviour, said) => {
  expect(await failureOf(behaviour)).toEqual({ said, failure: { kind: 'garbage' } });
});

test('an endless answer is cut off and its call cancelled', async () => {
  server.behave({ kind: 'endless', pauseMs: 1 });
  const text = (await collect(ask())).join('');
  expect(text.length).toBe(timing.maxAnswer);
  await expect.poll(() => server.seen.leftAt).toBeDefined();
});

test('an abort reaches the provider within 100 ms', { retry: 2 }, async () => {
  server.behave({ kind: 'endless', pauseMs: 5 });
  model = openAiCompatible({
    baseUrl: server.baseUrl,
    model: 'x',
    timing: { ...timing, maxAnswer: 1_000_000 },
  });
  const stop = new AbortController();
  const words = ask(stop.signal)[Symbol.asyncIterator]();
  await words.next();
  const stoppedAt = performance.now();
  stop.abort(new Error('left'));
  await expect(words.next()).rejects.toThrow('left');
  await expect.poll(() => server.seen.leftAt, { interval: 5 }).toBeDefined();
  expect((server.seen.leftAt ?? Number.NaN) - stoppedAt).toBeLessThan(100);
});
