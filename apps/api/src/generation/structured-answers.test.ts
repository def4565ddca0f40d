import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { ConnectedModel } from './connected-model.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { startModelServer, type ModelServer } from './testing/model-server.ts';

const schema = z.object({ ideas: z.array(z.string()).length(2) });
const good = '{"ideas": ["Tides", "Ships"]}';
const expected = { ideas: ['Tides', 'Ships'] };

let server: ModelServer;
let model: ConnectedModel;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.requests.length = 0;
  const timing = { firstTokenMs: 1_500, stallMs: 300, maxAnswer: 5_000, longestRetryAfterMs: 1_500 };
  model = openAiCompatible({ baseUrl: server.baseUrl, model: 'any', timing });
});

const ask = (name: 'thesisIdeas' | 'topicIdeas' = 'thesisIdeas') =>
  model.object({
    name,
    instructions: 'Two ideas.',
    prompt: 'The sea.',
    signal: new AbortController().signal,
    schema,
  });
const says = (text: string) => ({ kind: 'answer', words: text.match(/[\s\S]{1,9}/g) ?? [] }) as const;
const messages = (call: number): unknown => Reflect.get(Object(server.seen.requests[call]?.body), 'messages');

test('a server that supports schemas gets one', async () => {
  server.behave(says(good));
  expect(await ask()).toEqual(expected);
  expect(server.seen.requests).toHaveLength(1);
  expect(server.seen.requests[0]?.body).toMatchObject({
    response_format: { type: 'json_schema', json_schema: { schema: { required: ['ideas'] } } },
  });
});

test('a server that refuses schemas gets them in words, from then on at once', async () => {
  server.behave({ kind: 'knows no schemas', words: [good] });
  expect(await ask()).toEqual(expected);
  expect(await ask()).toEqual(expected);
  const [refused, told, again] = server.seen.requests;
  expect(server.seen.requests).toHaveLength(3);
  expect(refused?.body).toHaveProperty('response_format');
  expect(told?.body).not.toHaveProperty('response_format');
  expect(again?.body).not.toHaveProperty('response_format');
  expect(JSON.stringify(told?.body)).toContain('fits this JSON Schema');
});

const hadSchema = () =>
  server.seen.requests.map(({ body }) => Object.hasOwn(Object(body), 'response_format'));

test('regression 66: a server that refused a schema is sent one again after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    server.behave({ kind: 'knows no schemas', words: [good] });
    await ask();
    vi.advanceTimersByTime(10 * 60_000 - 1);
    await ask();
    server.behave(says(good));
    vi.advanceTimersByTime(1);
    await ask();
    await ask();
    expect(hadSchema()).toEqual([true, false, false, true, true]);
  } finally {
    vi.useRealTimers();
  }
});

test('regression 66: the refusal of one schema does not affect another', async () => {
  server.behave({ kind: 'knows no schemas', words: [good] });
  await ask();
  server.behave(says(good));
  await ask('topicIdeas');
  await ask();
  expect(hadSchema()).toEqual([true, false, true, false]);
});

test.each([
  ['in a code fence', `\`\`\`json\n${good}\n\`\`\``],
  ['in a sentence', `Here you are: ${good} I hope it helps.`],
  ['after a thought', `<think>Two ideas, {hm}.</think>${good}`],
])('JSON %s is found', async (_, answer) => {
  server.behave(says(answer));
  expect(await ask()).toEqual(expected);
  expect(server.seen.requests).toHaveLength(1);
});

test.each([
  ['is no JSON', 'I would rather write a poem.', 'it is not JSON'],
  ['does not fit', '{"ideas": ["Tides"]}', 'ideas: '],
  ['is cut off', '{"ideas": ["Tides", "Shi', 'it is not JSON'],
])('an answer that %s is sent back once, with what is wrong', async (_, bad, problem) => {
  server.behave(says(bad), says(good));
  expect(await ask()).toEqual(expected);
  expect(server.seen.requests).toHaveLength(2);
  expect(messages(1)).toEqual([
    { role: 'system', content: expect.stringMatching(/^Two ideas\.[\s\S]*fits this JSON Schema/) },
    { role: 'user', content: 'The sea.' },
    { role: 'assistant', content: bad },
    { role: 'user', content: expect.stringContaining(problem) },
  ]);
});

test('a server that ignores schemas gets them in words from then on', async () => {
  server.behave(says('Once upon a time.'), says(good));
  expect(await ask()).toEqual(expected);
  expect(await ask()).toEqual(expected);
  expect(hadSchema()).toEqual([true, false, false]);
});

test('a second mismatch is an error', async () => {
  server.behave(says('No.'), says('No!'), says(good));
  await expect(ask()).rejects.toMatchObject({ failure: { kind: 'garbage' } });
  expect(server.seen.requests).toHaveLength(2);
});

test('a wrong key is not mistaken for a server without schemas', async () => {
  server.behave({ kind: 'status', status: 401 });
  await expect(ask()).rejects.toMatchObject({ failure: { kind: 'refused', status: 401 } });
  expect(server.seen.requests).toHaveLength(1);
});
