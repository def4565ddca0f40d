import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { created, type EssayRequest } from '@octavo/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '../generation/testing/model-server.ts';
import { answerOf } from '../testing/answer-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { outlineOf, sentence } from './testing/scripted-model.ts';

const order: EssayRequest = {
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
const outline = { kind: 'answer', words: [JSON.stringify(outlineOf(5))] } as const;

let folder: string;
let peer: ModelServer;
let server: ServerProcess;
const start = () =>
  startServerProcess({
    DATA_DIR: folder,
    AI_BASE_URL: peer.baseUrl,
    AI_MODEL: 'test-model',
    CROSSREF_URL: 'off',
    OPEN_LIBRARY_URL: 'off',
    RATE_LIMITS: 'off',
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-test-'));
  peer = await startModelServer();
  server = await start();
});
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await peer.close();
  await rm(folder, { recursive: true, force: true });
});

test('a server that is killed in the midst of an essay charges nothing, and writes it when it is asked again', async () => {
  const writing = randomUUID();
  const writer = server.browser();
  await writer.post('/auth/anonymous');
  peer.behave(outline, { kind: 'endless', pauseMs: 20 });
  const lost = writer.post('/essay/create', { ...order, writing }).then(
    ({ status }) => status,
    () => 'lost',
  );
  const watched = await writer.get(`/essay/writing/${writing}`);
  const reader = watched.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!/"text":"[^"]/u.test(seen)) seen += (await reader?.read())?.value ?? '';

  server.kill('SIGKILL');
  await server.ended;
  expect(await lost).toBe('lost');

  server = await start();
  const back = server.browser();
  for (const [name, value] of Object.entries(writer.cookies)) back.with(name, value);
  expect(await readAnswer(back.get('/docs/list'))).toMatchObject({ body: { docs: [] } });
  expect(await readAnswer(back.get('/account/remaining_words_limit'))).toMatchObject({
    body: { limit: 200 },
  });
  expect(await readAnswer(back.get(`/essay/writing/${writing}`))).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });

  // The dead process's lease expires while this call waits.
  peer.behave(outline, { kind: 'answer', words: [sentence.repeat(12)] });
  const { id } = await answerOf(created, back.post('/essay/create', { ...order, writing }));
  const { docs } = await answerOf(
    z.object({ docs: z.array(z.object({ id: z.string() })) }),
    back.get('/docs/list'),
  );
  expect(docs.map((document) => document.id)).toEqual([id]);
}, 60_000);
