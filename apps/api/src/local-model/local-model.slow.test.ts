import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { ConnectedModel } from '../generation/connected-model.ts';
import { listen } from '../listen.ts';
import { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { runProgram, startServerProcess } from '../testing/server-process.ts';
import { openTestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import type { OfferedModel } from './command/catalogue.ts';
import { chooseOffered } from './command/choose-model.ts';
import { localModel } from './local-model.ts';
import { modelFolder, readChosen, readServing, removeChosen, writeChosen } from './model-folder.ts';
import { type ModelProcess, startModelProcess } from './model-process.ts';
import { preparedFolder, type PreparedFolder } from './testing/prepared-folder.ts';

// The real library with a model whose weights are random: everything but the words is real.
let prepared: PreparedFolder;
/** Threads of the library spin while they wait. */
const threads = 1;
const long = 60_000;

beforeAll(async () => {
  prepared = await preparedFolder();
}, 5 * 60_000);
afterAll(() => rm(prepared.dataDir, { recursive: true, force: true }));

const chunk = z.object({
  choices: z.tuple([
    z.object({ delta: z.object({ content: z.string().optional() }), finish_reason: z.string().nullable() }),
  ]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).optional(),
});

function eventsOf(body: string) {
  const data = body.split('\n\n').flatMap((event) => (event.startsWith('data: {') ? [event.slice(6)] : []));
  const chunks = data.map((text) => chunk.parse(JSON.parse(text)));
  return {
    text: chunks.map(({ choices: [{ delta }] }) => delta.content ?? '').join(''),
    reason: chunks.at(-1)?.choices[0].finish_reason,
    usage: chunks.at(-1)?.usage,
    isDone: body.endsWith('data: [DONE]\n\n'),
  };
}

describe('the process of the model', () => {
  let engine: ModelProcess;
  let served: { readonly baseUrl: string; readonly apiKey: string };
  beforeAll(async () => {
    engine = startModelProcess(prepared.folder, { name: 'tiny', file: prepared.file, threads });
    served = await engine.ready;
  }, long);
  afterAll(async () => {
    engine.kill();
    await engine.ended;
  });

  const messages = [
    { role: 'system', content: 'You write about the sea.' },
    { role: 'user', content: 'What are tides?' },
  ];
  const endless = { messages, temperature: 0, max_tokens: 1200 };
  const ask = (body: object, { signal, key = served.apiKey }: { signal?: AbortSignal; key?: string } = {}) =>
    fetch(`${served.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ stream: true, ...body }),
      ...(signal && { signal }),
    });

  test('streams an answer like OpenAI, and reports what it used', async () => {
    const response = await ask({ ...endless, max_tokens: 12 });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const { text, ...end } = eventsOf(await response.text());
    expect(text).not.toBe('');
    // A token is a letter or two; the template of the file adds its marks and the roles.
    expect(end).toEqual({
      reason: 'length',
      usage: { prompt_tokens: expect.any(Number), completion_tokens: 12 },
      isDone: true,
    });
    expect(end.usage?.prompt_tokens).toBeGreaterThan(41);
  });

  test('writes JSON that fits the schema, even with random words', async () => {
    const schema = {
      type: 'object',
      properties: {
        ideas: { type: 'array', items: { type: 'string', maxLength: 8 }, minItems: 2, maxItems: 2 },
        isGood: { type: 'boolean' },
      },
      required: ['ideas', 'isGood'],
      additionalProperties: false,
    };
    const format = { type: 'json_schema', json_schema: { name: 'ideas', schema } };
    const { text, reason } = eventsOf(await (await ask({ messages, response_format: format })).text());
    expect(reason).toBe('stop');
    expect(JSON.parse(text)).toEqual({
      ideas: [expect.any(String), expect.any(String)],
      isGood: expect.any(Boolean),
    });
  });

  test('an abandoned answer ends at once, and the next one need not wait', async () => {
    const whole = await (await ask(endless)).text();
    expect(eventsOf(whole).usage?.completion_tokens).toBe(1200);
    const leaving = new AbortController();
    const response = await ask(endless, { signal: leaving.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    const started = performance.now();
    leaving.abort();
    await (await ask({ ...endless, max_tokens: 1 })).text();
    const waited = performance.now() - started;
    const startedWhole = performance.now();
    await (await ask(endless)).text();
    expect(waited).toBeLessThan((performance.now() - startedWhole) / 2);
  });

  test('an abandoned call ends even while its prompt is being read', async () => {
    const prompt = (first: string) => [
      { role: 'user', content: `${first}: ${'what the sea is '.repeat(430)}` },
    ];
    const started = performance.now();
    await (await ask({ messages: prompt('a'), max_tokens: 1 })).text();
    const whole = performance.now() - started;
    const left = performance.now();
    await expect(
      ask({ messages: prompt('b'), max_tokens: 1 }, { signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow('timeout');
    await (await ask({ messages, max_tokens: 1 })).text();
    expect(performance.now() - left).toBeLessThan(whole / 2);
  });

  test('one answer is written at a time, a few wait, and the others are told to come back', async () => {
    const calls = Array.from({ length: 14 }, () => ask({ ...endless, max_tokens: 100 }));
    const answers = await Promise.all(
      calls.map(async (call) => [(await call).status, await (await call).text()]),
    );
    const statuses = answers.map(([status]) => Number(status)).toSorted((a, b) => a - b);
    expect(statuses).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    const texts = answers.filter(([status]) => status === 200).map(([, body]) => eventsOf(String(body)).text);
    expect(new Set(texts).size).toBe(1);
  });

  test.each([
    ['without the key', messages, { key: 'wrong' }, 401, 'unauthorized'],
    [
      'with a prompt that is too long',
      [{ role: 'user', content: 'tide '.repeat(4000) }],
      {},
      413,
      'context_length_exceeded',
    ],
    ['with roles that do not exist', [{ role: 'tool', content: '' }], {}, 400, 'invalid_request'],
  ])('a call %s is refused', async (_, given, options, status, code) => {
    const response = await ask({ messages: given }, options);
    expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
  });
});

test('a file that is not a model ends the process with the reason', async () => {
  const file = join(prepared.dataDir, 'broken.gguf');
  await writeFile(file, 'GGUF and nothing else of a model');
  const broken = startModelProcess(prepared.folder, { name: 'broken', file, threads });
  await expect(broken.ready).rejects.toThrow(/It ended with code 1\. .{5}/);
});

const [sqlite] = databaseKinds;
if (!sqlite) throw new Error('There is always SQLite.');

test(
  'the server writes with the chosen model; the engine stands in while it is missing or removed',
  { timeout: 2 * long },
  async () => {
    const logger = pino({ level: 'silent' });
    const local = localModel({
      folder: prepared.folder,
      tasks: { summarize: { temperature: 0 } },
      logger,
      recheckMs: 50,
      restartMs: 1500,
    });
    const app = await openTestApp(sqlite, { services: { findModel: local.current, localModel: local } });
    const server = await listen(app.api, 0, '127.0.0.1');
    onTestFinished(async () => {
      await server.stop(0);
      await app.close();
      await removeChosen(prepared.folder);
    });
    local.begin();
    const visitor = new Browser((path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init));
    await visitor.post('/auth/anonymous');
    const selection = {
      title: '',
      text: '',
      selection:
        'The moon pulls at the sea. The sea rises. Twice a day the water is high, and twice it is low.',
    };
    const summarize = async () => {
      const response = await visitor.post('/v2/text/plain/summarize', selection);
      await response.text().catch(() => undefined);
      return {
        status: response.status,
        engine: response.headers.get('x-octavo-engine'),
        notice: response.headers.get('x-octavo-notice'),
      };
    };
    const state = async () => (await readServing(prepared.folder))?.state;
    const modelPid = async () => (await readServing(prepared.folder))?.modelPid ?? Number.NaN;
    const byRules = { status: 200, engine: 'built-in' };
    // regression 396: while a model is loaded, no page announces a draft and what it costs.
    const announced = async () => (await readAnswer(visitor.get('/essay/engine'))).body;

    expect(await announced()).toEqual({ engine: 'built-in' });
    expect(await summarize()).toEqual({ ...byRules, notice: null });

    await writeChosen(prepared.folder, { name: 'tiny', file: prepared.file, threads });
    await expect.poll(state, { timeout: long }).toBe('ready');
    expect(await announced()).toEqual({ engine: 'model' });
    // It is nonsense, so the gate refuses it.
    expect(await readAnswer(visitor.post('/v2/text/plain/summarize', selection))).toMatchObject({
      status: 502,
      body: { code: 'model_garbage' },
    });
    const tooLong = { ...selection, selection: 'The moon pulls at the sea. '.repeat(400) };
    expect(await readAnswer(visitor.post('/v2/text/plain/summarize', tooLong))).toMatchObject({
      status: 413,
      body: { code: 'text_too_long' },
    });
    expect(await readAnswer(visitor.get('/account/remaining_words_limit'))).toMatchObject({
      body: { limit: 200 },
    });

    // Killed in the middle of an answer.
    const model = await local.current();
    const cut = wordsOf(model);
    expect(await cut.next()).toMatchObject({ done: false });
    const killed = await modelPid();
    process.kill(killed, 'SIGKILL');
    await expect(toEnd(cut)).rejects.toMatchObject({ failure: { why: 'cut' } });
    expect(await summarize()).toEqual({ ...byRules, notice: 'model-unavailable' });
    expect(await announced()).toEqual({ engine: 'built-in' });
    // Until the server notices, its file contains the previous state.
    await expect.poll(modelPid, { timeout: long }).not.toBe(killed);
    await expect.poll(state, { timeout: long }).toBe('ready');
    expect(await wordsOf(await local.current()).next()).toMatchObject({ done: false });

    const last = await modelPid();
    await removeChosen(prepared.folder);
    await expect.poll(state, { timeout: long }).toBe(undefined);
    expect(await summarize()).toEqual({ ...byRules, notice: null });
    expect(() => process.kill(last, 0)).toThrow('ESRCH');
  },
);

/** Prints each file that is loaded only to run a model. */
const watch = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/local-model\\/(model-process|engine|command)|node-llama-cpp|openai-compatible/.test(url)) {
        process.stderr.write('LOADED ' + url + '\\n');
      }
      return next(url, context);
    },
  });
`;

async function loadedBy(dataDir: string, isReady: () => Promise<boolean>): Promise<number> {
  const hook = join(prepared.dataDir, 'watch.mjs');
  await writeFile(hook, watch);
  const options = `--import ${pathToFileURL(hook).href}`;
  const server = await startServerProcess({ DATA_DIR: dataDir, AI_BASE_URL: '', NODE_OPTIONS: options });
  await server.browser().post('/auth/anonymous');
  await expect.poll(isReady, { timeout: long }).toBe(true);
  const serving = await readServing(modelFolder(dataDir));
  server.kill('SIGTERM');
  const { stderr } = await server.ended;
  if (serving?.modelPid !== undefined) await ended(serving.modelPid);
  return stderr.split('\n').filter((line) => line.startsWith('LOADED')).length;
}

const ended = (pid: number): Promise<void> =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 30_000);

test(
  'a server loads the model runtime only if one is chosen, and ends it when it stops',
  { timeout: 2 * long },
  async () => {
    const without = join(prepared.dataDir, 'without');
    expect(await loadedBy(without, () => Promise.resolve(true))).toBe(0);
    expect(existsSync(modelFolder(without))).toBe(false);
    await writeChosen(prepared.folder, { name: 'tiny', file: prepared.file, threads });
    onTestFinished(() => removeChosen(prepared.folder));
    const isReady = async () => (await readServing(prepared.folder))?.state === 'ready';
    expect(await loadedBy(prepared.dataDir, isReady)).toBeGreaterThan(1);
  },
);

test('a server without a chosen model starts nothing and writes nothing', async () => {
  const folder = join(prepared.dataDir, 'nothing-here');
  const none = localModel({ folder, tasks: {}, logger: pino({ level: 'silent' }) });
  none.begin();
  expect(await none.current()).toBe(undefined);
  await none.close();
  expect(existsSync(folder)).toBe(false);
});

test('killing a server also ends its model process', { timeout: 2 * long }, async () => {
  await writeChosen(prepared.folder, { name: 'tiny', file: prepared.file, threads });
  onTestFinished(() => removeChosen(prepared.folder));
  const server = await startServerProcess({ DATA_DIR: prepared.dataDir, AI_BASE_URL: '' });
  const ofServer = async () => {
    const serving = await readServing(prepared.folder);
    return serving?.pid === server.pid ? serving : undefined;
  };
  await expect.poll(async () => (await ofServer())?.state, { timeout: long }).toBe('ready');
  const modelPid = (await ofServer())?.modelPid ?? Number.NaN;
  expect((await run(admin, 'model')).said).toBe(
    `tiny on this machine (${prepared.file}): it serves, in process ${modelPid} of server process ${server.pid}.\n`,
  );
  server.kill('SIGKILL');
  await server.ended;
  await ended(modelPid);
});

/** An endless answer, read as it arrives. */
async function* wordsOf(model: ConnectedModel | undefined): AsyncGenerator<string> {
  if (!model) throw new Error('There is no model.');
  const { signal } = new AbortController();
  yield* model.write({ name: 'summarize', instructions: 'Write.', prompt: 'What are tides?', signal });
}

async function toEnd(words: AsyncGenerator<string>): Promise<void> {
  for await (const _ of words);
}

const command = fileURLToPath(new URL('command/command-main.ts', import.meta.url));
const admin = fileURLToPath(new URL('../admin.ts', import.meta.url));
const run = async (script: string, ...words: string[]) => {
  const environment = { DATA_DIR: prepared.dataDir, AI_BASE_URL: '' };
  const { code, stdout, stderr } = await runProgram(script, words, environment).ended;
  return { code, said: stdout + stderr };
};

test.each([
  ['a file that does not exist', ['--file', '/no/model.gguf'], 'There is no file /no/model.gguf.'],
  ['a file that is no model', ['--file', command], 'is not a model in the format GGUF.'],
  ['a model that nobody offers', ['gpt-17'], 'There is no model gpt-17; there are qwen2.5-1.5b,'],
  ['two things at once', ['qwen3-4b', '--remove'], 'lists models that run on this machine'],
  [
    'a wrong number of threads',
    ['qwen3-4b', '--threads', 'many'],
    '--threads must be a whole number from 1.',
  ],
])('npm run model refuses %s with a message, and changes nothing', async (_, words, sentence) => {
  const { code, said } = await run(command, ...words);
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(said).not.toContain('    at ');
  expect(await readChosen(prepared.folder)).toBe(undefined);
});

test(
  'npm run model accepts a file after a test run, and a broken one leaves the choice unchanged',
  { timeout: 2 * long },
  async () => {
    const chosen = { name: 'tiny', file: prepared.file, threads: 1, contextTokens: 1024 };
    const set = await run(command, '--file', prepared.file, '--threads', '1', '--context', '1024');
    expect(set).toEqual({ code: 0, said: expect.stringContaining('tiny is set up.') });
    expect(await readChosen(prepared.folder)).toEqual(chosen);
    expect(await run(admin, 'model')).toEqual({
      code: 0,
      said: `tiny on this machine (${prepared.file}): no server is running it.\n`,
    });

    const broken = join(prepared.dataDir, 'broken-too.gguf');
    await writeFile(broken, 'GGUF and nothing else of a model');
    const refused = await run(command, '--file', broken);
    expect(refused).toEqual({
      code: 1,
      said: expect.stringContaining('broken-too.gguf cannot be run here.'),
    });
    expect(await readChosen(prepared.folder)).toEqual(chosen);

    expect(await run(command, '--remove')).toEqual({
      code: 0,
      said: expect.stringContaining('tiny is removed.'),
    });
    expect(await readChosen(prepared.folder)).toBe(undefined);
    expect(await run(command)).toEqual({ code: 0, said: expect.stringContaining('None is set up.') });
  },
);

describe('a model that is offered', () => {
  const said: string[] = [];
  const choice = () => ({
    folder: prepared.folder,
    threads: 1,
    anyway: false,
    say: (line: string) => void said.push(line),
    progress: () => undefined,
  });
  const offer = (content: Buffer, port: number, bytes = content.length): OfferedModel => ({
    id: 'tiny',
    name: 'Tiny 0.0001B',
    bytes,
    sha256: createHash('sha256').update(content).digest('hex'),
    licence: '',
    languages: '',
    gives: '',
    page: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/offered.gguf`,
  });
  const serve = async (content: Buffer) => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end(content);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
    return { port: address.port, calls: () => calls };
  };

  test('is downloaded, tested and chosen', { timeout: long }, async () => {
    onTestFinished(() => removeChosen(prepared.folder));
    const content = readFileSync(prepared.file);
    const { port, calls } = await serve(content);
    await chooseOffered(offer(content, port), choice());
    expect(calls()).toBe(1);
    expect(await readChosen(prepared.folder)).toEqual({
      name: 'Tiny 0.0001B',
      file: join(prepared.folder, 'offered.gguf'),
      threads: 1,
    });
  });

  test('is not downloaded if memory or disk are too small', async () => {
    const content = readFileSync(prepared.file);
    const { port, calls } = await serve(content);
    const huge = offer(content, port, 1e15);
    await expect(chooseOffered(huge, choice())).rejects.toThrow(
      /^This machine has .+ of memory; .+ Nothing was fetched; add --anyway to go on\.$/,
    );
    await expect(chooseOffered(huge, { ...choice(), anyway: true })).rejects.toThrow(
      /^1000000\.\d GB are needed on the disk of .+ are free\. Nothing was fetched\.$/,
    );
    expect([calls(), await readChosen(prepared.folder)]).toEqual([0, undefined]);
  });
});
