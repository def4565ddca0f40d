import { apiError } from '@octavo/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtInEngine } from './built-in/engine.ts';
import type { ConnectedModel } from './connected-model.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { startModelServer, type Behaviour, type ModelServer } from './testing/model-server.ts';
import { serveGeneration, type ServedGeneration } from './testing/serve-generation.ts';

const timing = { firstTokenMs: 1_500, stallMs: 300, maxAnswer: 100_000, longestRetryAfterMs: 1_500 };
const builtIn = builtInEngine({ check: () => Promise.resolve([]) });
const summarize = '/v2/text/plain/summarize';
const selection =
  'The moon pulls the sea. The sun pulls it too. Both together make a spring tide. Ships wait for it.';
const body = { title: 'Tides', text: '', selection };

let peer: ModelServer;
let model: ConnectedModel;
let server: ServedGeneration;

beforeAll(async () => {
  peer = await startModelServer();
  model = openAiCompatible({ baseUrl: peer.baseUrl, model: 'test-model', timing });
  server = await serveGeneration(() => Promise.resolve(model), builtIn);
});
afterAll(async () => {
  await server.close();
  await peer.close();
});
beforeEach(() => {
  server.charged.length = 0;
  server.brokenOff.length = 0;
  peer.seen.leftAt = undefined;
  peer.seen.requests.length = 0;
  model = openAiCompatible({ baseUrl: peer.baseUrl, model: 'test-model', timing });
});

const failing = async (
  behaviour: Behaviour,
): Promise<{ status: number; code: unknown; error: unknown; retry: string | null }> => {
  peer.behave(behaviour);
  const response = await server.post(summarize, body);
  const { code, error } = apiError.parse(await response.json());
  return { status: response.status, code, error, retry: response.headers.get('retry-after') };
};

test("a model's words arrive one by one, before the answer is complete", async () => {
  peer.behave({ kind: 'endless', pauseMs: 20 });
  const leave = new AbortController();
  const response = await server.post(summarize, body, leave.signal);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('x-octavo-engine')).toBe('model');
  const reader = response.body?.getReader();
  for (const _ of [1, 2, 3]) {
    const part = await reader?.read();
    expect(new TextDecoder().decode(part?.value)).toMatch(/^(?: ?word)+$/);
  }
  leave.abort();
  await expect.poll(() => server.charged.length).toBe(1);
});

test('a complete answer is charged in full', async () => {
  peer.behave({ kind: 'answer', words: ['Tides ', 'follow ', 'the moon.'] });
  const response = await server.post(summarize, body);
  expect(await response.text()).toBe('Tides follow the moon.');
  expect(server.charged).toEqual(['Tides follow the moon.']);
});

test(
  'a client that leaves stops the model within 100 ms and is charged for what was sent',
  { retry: 2 },
  async () => {
    peer.behave({ kind: 'endless', pauseMs: 10 });
    const leave = new AbortController();
    const response = await server.post(summarize, body, leave.signal);
    await response.body?.getReader().read();
    const leftAt = performance.now();
    leave.abort();
    await expect.poll(() => peer.seen.leftAt, { interval: 5 }).toBeDefined();
    expect((peer.seen.leftAt ?? Number.NaN) - leftAt).toBeLessThan(100);
    await expect.poll(() => server.charged.length).toBe(1);
    expect(server.charged[0]).toMatch(/^(?: ?word)+$/);
  },
);

test('a client that leaves while the model is silent stops it too', async () => {
  model = openAiCompatible({
    baseUrl: peer.baseUrl,
    model: 'x',
    timing: { ...timing, firstTokenMs: 20_000 },
  });
  peer.behave({ kind: 'silent' });
  const leave = new AbortController();
  const call = server.post(summarize, body, leave.signal);
  await expect.poll(() => peer.seen.requests.length).toBe(1);
  leave.abort();
  await expect(call).rejects.toThrow('aborted');
  await expect.poll(() => peer.seen.leftAt).toBeDefined();
  await expect.poll(() => server.charged).toEqual(['']);
});

test('the built-in engine stands in for a model that is down, and says so', async () => {
  const gone = await startModelServer();
  await gone.close();
  model = openAiCompatible({ baseUrl: gone.baseUrl, model: 'x', timing });
  const response = await server.post(summarize, body);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-octavo-engine')).toBe('built-in');
  expect(response.headers.get('x-octavo-notice')).toBe('model-unavailable');
  expect(selection).toContain(await response.text());
  const cannot = await server.post('/v2/text/plain/makeLonger', body);
  expect([cannot.status, await cannot.json()]).toEqual([
    502,
    expect.objectContaining({ code: 'model_unavailable' }),
  ]);
});

test.each<[string, Behaviour, number, string]>([
  ['refuses', { kind: 'status', status: 401 }, 502, 'model_refused'],
  ['fails', { kind: 'status', status: 500 }, 502, 'model_failed'],
  ['stays silent', { kind: 'silent' }, 504, 'model_stalled'],
  ['sends a web page', { kind: 'raw', contentType: 'text/html', body: '<h1>Hi</h1>' }, 502, 'model_garbage'],
  ['sends broken JSON', { kind: 'malformed', words: [] }, 502, 'model_garbage'],
  ['says nothing', { kind: 'answer', words: [] }, 502, 'model_garbage'],
])('a model that %s gives a clear error', async (_, behaviour, status, code) => {
  const answer = await failing(behaviour);
  expect(answer).toMatchObject({ status, code });
  expect(answer.error).toMatch(/^The language model.+\.$/);
  expect(server.charged).toEqual(['']);
});

test('a busy model says when to come back', async () => {
  const busy = { kind: 'status', status: 429, headers: { 'retry-after': '7' } } as const;
  expect(await failing(busy)).toMatchObject({ status: 503, code: 'model_busy', retry: '7' });
});

test.each<[string, Behaviour]>([
  ['stalls', { kind: 'stall', words: ['The moon pulls the sea. Half '] }],
  ['drops the connection', { kind: 'drop', words: ['The moon pulls the sea. Half '] }],
  ['ends without a reason', { kind: 'truncate', words: ['The moon pulls the sea. Half '] }],
  ['turns to garbage', { kind: 'malformed', words: ['The moon pulls the sea. Half '] }],
])(
  'a model that %s in the middle of an answer breaks the connection, and nothing is charged',
  async (name, behaviour) => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    peer.behave(behaviour);
    // For the same text, the same words would be charged only once.
    const response = await server.post(summarize, { ...body, selection: `${selection} It ${name}.` });
    await expect(response.text()).rejects.toThrow('terminated');
    await expect.poll(() => server.charged).toEqual(['']);
    // Regression 6: the log has it; the server printed it a second time, in its own format.
    expect(server.brokenOff).toEqual([
      expect.objectContaining({ action: 'summarize', failure: expect.any(String) }),
    ]);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  },
);

test('all thirteen actions are available, and refuse input that they cannot handle', async () => {
  const words = 'Moon and sun draw the sea, and their spring tide keeps the ships waiting until it comes.';
  peer.behave({ kind: 'answer', words: [words] });
  const whole = { ...body, text: selection, prompt: 'Make it rhyme', tone: 'Humorous' };
  const paths = [
    'main/modify_text',
    ...[
      'writeIntroduction',
      'writeConclusion',
      'writeOpposingArgument',
      'writeWithMoreDepth',
      'expandTitle',
      'insertTemplate',
    ].map((name) => `empty/${name}`),
    ...['changeTone', 'improveFluency', 'summarize', 'paraphrase', 'soundAcademic'].map(
      (name) => `text/plain/${name}`,
    ),
  ];
  const answers = await Promise.all(
    paths.map(async (path) => (await server.post(`/v2/${path}`, whole)).text()),
  );
  expect(answers).toEqual(paths.map(() => words));
  const longer = `${words} ${selection}`;
  peer.behave({ kind: 'answer', words: [longer] });
  expect(await (await server.post('/v2/text/plain/makeLonger', whole)).text()).toBe(longer);

  const empty = { title: '', text: '', selection: ' ' };
  const refused = [...paths, 'text/plain/makeLonger'].filter((path) => path !== 'empty/insertTemplate');
  const statuses = await Promise.all(
    refused.map(async (path) => (await server.post(`/v2/${path}`, empty)).status),
  );
  expect(statuses).toEqual(refused.map(() => 400));
});

test('an invalid body is refused before the model is called', async () => {
  expect((await server.post(summarize, { selection: 5 })).status).toBe(400);
  expect((await server.post('/v2/text/plain/changeTone', { ...body, tone: 'Klingon' })).status).toBe(400);
  expect(peer.seen.requests).toEqual([]);
});
