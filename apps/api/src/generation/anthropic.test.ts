import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { anthropicModel } from './anthropic.ts';
import type { ConnectedModel } from './connected-model.ts';
import { startModelServer, type Behaviour, type ModelServer } from './testing/model-server.ts';

const timing = { firstTokenMs: 1_500, stallMs: 300, maxAnswer: 200, longestRetryAfterMs: 1_500 };
let server: ModelServer;
let model: ConnectedModel;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.requests.length = 0;
  server.seen.leftAt = undefined;
  const tasks = { paraphrase: { model: 'small', temperature: 0.3, maxTokens: 77 } };
  model = anthropicModel({ baseUrl: server.baseUrl, apiKey: 'secret', model: 'large', tasks, timing });
});

const task = (signal = new AbortController().signal) =>
  ({ name: 'paraphrase', instructions: 'Reword it.', prompt: 'The moon.', signal }) as const;

async function collect(words: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const word of words) text += word;
  return text;
}

test('uses Anthropic’s messages API, with the key, model and limits of the task', async () => {
  server.behave({ kind: 'answer', words: ['The ', 'moon.'], pauseMs: 1 });
  expect(await collect(model.write(task()))).toBe('The moon.');
  const [sent] = server.seen.requests;
  expect(sent).toMatchObject({
    path: '/v1/messages',
    headers: { 'x-api-key': 'secret', 'anthropic-version': expect.any(String) },
    body: {
      model: 'small',
      temperature: 0.3,
      max_tokens: 77,
      stream: true,
      system: [{ type: 'text', text: 'Reword it.' }],
      messages: [{ role: 'user', content: [{ type: 'text', text: 'The moon.' }] }],
    },
  });
});

test.each<[string, Behaviour, string]>([
  ['refuses', { kind: 'status', status: 401 }, 'refused'],
  ['is overloaded as Anthropic says it', { kind: 'status', status: 529 }, 'busy'],
  ['drops the connection', { kind: 'drop', words: ['The '] }, 'unusable'],
  ['ends without a reason', { kind: 'truncate', words: ['The '] }, 'unusable'],
  ['stalls', { kind: 'stall', words: ['The '] }, 'stalled'],
  ['turns to garbage', { kind: 'malformed', words: ['The '] }, 'unusable'],
])('a server that %s', async (_, behaviour, kind) => {
  server.behave(behaviour);
  await expect(collect(model.write(task()))).rejects.toMatchObject({ failure: { kind } });
});

test('an abort reaches the server within 100 ms', { retry: 2 }, async () => {
  server.behave({ kind: 'endless', pauseMs: 5 });
  const stop = new AbortController();
  const words = model.write(task(stop.signal))[Symbol.asyncIterator]();
  await words.next();
  const stoppedAt = performance.now();
  stop.abort(new Error('left'));
  await expect(words.next()).rejects.toThrow('left');
  await expect.poll(() => server.seen.leftAt, { interval: 5 }).toBeDefined();
  expect((server.seen.leftAt ?? Number.NaN) - stoppedAt).toBeLessThan(100);
});

test('an answer by a schema is read', async () => {
  server.behave({ kind: 'answer', words: ['{"ideas":["One",', ' "Two"]}'] });
  const schema = z.object({ ideas: z.array(z.string()) });
  expect(await model.object({ ...task(), schema })).toEqual({ ideas: ['One', 'Two'] });
});

test('an essay is not cut off at the limit that the SDK assumes for an unknown model', async () => {
  server.behave({ kind: 'answer', words: ['Tides.'] });
  await collect(model.write({ ...task(), name: 'essay' }));
  expect(server.seen.requests[0]?.body).toMatchObject({ max_tokens: 8_192 });
});
