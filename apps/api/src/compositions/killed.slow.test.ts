import { randomUUID } from 'node:crypto';
import { created, type EssayLine, type EssayRequest } from '@octavo/contract';
import { countWords } from '@octavo/contract/count-words';
import { documentText } from '@octavo/document-schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../database/open-database.ts';
import { type ModelServer, startModelServer } from '../generation/testing/model-server.ts';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { databaseEnvironment, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
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
const section = { kind: 'answer', words: [sentence.repeat(12)] } as const;
const stalled = { kind: 'stall', words: ['The moon pulls ', 'at the sea ', 'and at the towns. '] } as const;

/** The lines of an essay until its stream ends, or is cut. */
async function* watch(browser: Browser, writing: string): AsyncGenerator<EssayLine> {
  const answer = await browser.get(`/essay/writing/${writing}`);
  let rest = '';
  for await (const piece of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

async function seenUntil(
  browser: Browser,
  writing: string,
  isEnough: (text: string, line: EssayLine) => boolean,
): Promise<{ text: string; line: EssayLine | undefined }> {
  let text = '';
  for await (const line of watch(browser, writing)) {
    if ('at' in line) text = text.slice(0, line.at) + line.text;
    if (isEnough(text, line)) return { text, line };
  }
  return { text, line: undefined };
}

const keptSections = z.object({ sections: z.array(z.unknown()).default([]) });

describe.each(databaseKinds)('on $name', (kind) => {
  let database: TestDatabase;
  let peer: ModelServer;
  let servers: ServerProcess[];
  const start = async (): Promise<ServerProcess> => {
    const server = await startServerProcess({
      ...databaseEnvironment(database.settings),
      AI_BASE_URL: peer.baseUrl,
      AI_MODEL: 'test-model',
      CROSSREF_URL: 'off',
      OPEN_LIBRARY_URL: 'off',
      RATE_LIMITS: 'off',
    });
    servers.push(server);
    return server;
  };
  const sameWriter = (server: ServerProcess, { cookies }: Browser): Browser => {
    const browser = server.browser();
    for (const [name, value] of Object.entries(cookies)) browser.with(name, value);
    return browser;
  };
  const post = (browser: Browser, writing: string): Promise<unknown> =>
    browser.post('/essay/create', { ...order, writing }).then(readAnswer, () => 'lost');
  const documentsOf = async (browser: Browser): Promise<string[]> => {
    const list = z.object({ docs: z.array(z.object({ id: z.string() })) });
    return (await answerOf(list, browser.get('/docs/list'))).docs.map(({ id }) => id);
  };
  const left = async (browser: Browser) =>
    (await readAnswer(browser.get('/account/remaining_words_limit'))).body;

  beforeEach(async () => {
    servers = [];
    database = await kind.createMigrated();
    peer = await startModelServer();
  });
  afterEach(async () => {
    for (const server of servers) {
      server.kill('SIGKILL');
      await server.ended;
    }
    await peer.close();
    await database.remove();
  });

  async function sectionsKept(): Promise<number> {
    const connection = openDatabase(database.settings, () => undefined);
    try {
      const { kept } = await connection.db
        .selectFrom('essay_writings')
        .select('kept')
        .executeTakeFirstOrThrow();
      return keptSections.parse(JSON.parse(kept ?? '{}')).sections.length;
    } finally {
      await connection.close();
    }
  }

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'regression 340: an essay survives a %s: the next start finishes it, and it is charged once',
    async (signal) => {
      const writing = randomUUID();
      const server = await start();
      const writer = server.browser();
      await writer.post('/auth/anonymous');
      // Three of the five sections get done.
      peer.behave(outline, section, section, section, stalled);
      const lost = post(writer, writing);
      const isHalf = (text: string) => countWords(text) > 100;
      const before = await seenUntil(writer, writing, isHalf);
      expect(before.text).toContain('The harbour waits');
      await expect.poll(() => peer.seen.open).toBe(2);
      // What has been written is kept a moment later.
      await expect.poll(sectionsKept).toBe(3);
      const asked = peer.seen.requests.length;

      server.kill(signal);
      await server.ended;
      await lost;

      peer.behave(section);
      const back = sameWriter(await start(), writer);
      // Like the page, it watches again and learns of the document.
      const after = await seenUntil(back, writing, (_, line) => 'id' in line || 'error' in line);
      expect(after).toEqual({
        text: expect.stringContaining('The harbour waits'),
        line: { id: expect.any(String) },
      });
      expect(await documentsOf(back)).toEqual([after.line && 'id' in after.line ? after.line.id : '']);
      // Neither the outline nor a finished section is written again.
      expect(peer.seen.requests.length - asked).toBe(2);
      const { doc } = await answerOf(oneDocument, back.get(`/docs/item/${(await documentsOf(back))[0]}`));
      expect(await left(back)).toEqual({ limit: Math.max(0, 200 - countWords(documentText(doc.content))) });
      // Sent again, it is found instead of written.
      expect(await post(back, writing)).toMatchObject({ status: 200, body: after.line });
      expect(await documentsOf(back)).toHaveLength(1);
    },
    60_000,
  );

  test('regression 341: an essay is found, watched and stopped from another process, and charged', async () => {
    const writing = randomUUID();
    const writer = (await start()).browser();
    await writer.post('/auth/anonymous');
    peer.behave(outline, stalled);
    const call = post(writer, writing);
    const elsewhere = sameWriter(await start(), writer);
    const shown = await seenUntil(elsewhere, writing, (text) => text.includes('moon'));
    expect(await readAnswer(elsewhere.get('/essay/writing'))).toEqual({
      status: 200,
      body: { essays: [{ writing, title: 'The pull of the moon' }] },
    });
    expect(await readAnswer(elsewhere.delete(`/essay/writing/${writing}`))).toEqual({
      status: 200,
      body: { id: null },
    });
    expect(await call).toMatchObject({ status: 408, body: { code: 'given_up' } });
    await expect.poll(() => peer.seen.open).toBe(0);
    expect(await readAnswer(elsewhere.get('/essay/writing'))).toMatchObject({ body: { essays: [] } });
    expect(await documentsOf(elsewhere)).toEqual([]);
    const { limit } = z.object({ limit: z.number() }).parse(await left(elsewhere));
    expect(limit).toBeLessThanOrEqual(200 - countWords(shown.text));
  }, 30_000);

  test('regression 341: an essay requested from another process while it is written is joined there', async () => {
    const writing = randomUUID();
    const writer = (await start()).browser();
    await writer.post('/auth/anonymous');
    peer.behave(outline, { ...section, words: [...section.words, ...section.words], pauseMs: 1_500 });
    const first = post(writer, writing);
    await expect.poll(() => peer.seen.open).toBeGreaterThan(0);
    const elsewhere = sameWriter(await start(), writer);
    const { id } = await answerOf(created, elsewhere.post('/essay/create', { ...order, writing }));
    expect(await first).toMatchObject({ status: 200, body: { id } });
    expect(await documentsOf(elsewhere)).toEqual([id]);
  }, 30_000);
});
