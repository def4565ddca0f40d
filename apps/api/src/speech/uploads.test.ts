import { endpoints } from '@octavo/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { createApp } from '../app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { oneDatabase } from '../testing/test-databases.ts';
import { createSpeech } from './speech.ts';
import { recordings } from './testing/recordings.ts';

const { path } = endpoints.speechToText;
const boundary = 'recording';
const soon = { timeout: 20_000 };

/** Counts the bodies that are opened; they send nothing until they are released. */
function slowUploads() {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
  const body = (): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new ReadableStream<Uint8Array>(
      { pull: (controller) => new Promise<void>(() => void opened.push(controller)) },
      { highWaterMark: 0 },
    ),
    duplex: 'half',
  });
  return { opened, body };
}

const formOf = (bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.set('audio', new File([bytes], 'recording'));
  return form;
};

describe.each(oneDatabase)('on $name', (kind) => {
  let app: TestApp;
  let api: TestApp['api'];
  let hasty: TestApp['api'];
  beforeAll(async () => {
    app = await openTestApp(kind);
    const recognizer = {
      languages: ['en'] as const,
      atOnce: 2,
      transcribe: () => Promise.resolve('What was said.'),
    };
    const services = { ...app.services, speech: createSpeech(recognizer) };
    ({ api } = createApp(services));
    ({ api: hasty } = createApp({ ...services, uploadTimeoutMs: 50 }));
  });
  afterAll(() => app.close());

  const send = (visitor: Browser, init: RequestInit, to = api): Promise<Response> => {
    const cookie = `octavo_session=${visitor.cookies['octavo_session']}`;
    return Promise.resolve(
      to.request(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie } }),
    );
  };

  test('regression 67: of many concurrent uploads, only those whose turn it is are read', async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, () => app.visitor()));
    const uploads = slowUploads();
    const [first] = visitors;
    if (!first) throw new Error('There are six.');
    const answers = Array.from({ length: 6 }, () => send(first, uploads.body()));
    await expect.poll(() => uploads.opened.length, soon).toBe(4);
    for (const visitor of visitors.slice(1)) {
      answers.push(...Array.from({ length: 6 }, () => send(visitor, uploads.body())));
    }
    const ended: number[] = [];
    for (const answer of answers) void answer.then(({ status }) => ended.push(status));
    await expect.poll(() => ended.length, soon).toBe(26);
    expect(new Set(ended)).toEqual(new Set([503]));
    await expect.poll(() => uploads.opened.length, soon).toBe(10);
    for (const upload of uploads.opened) upload.error(new Error('gone'));
    await Promise.all(answers);
    expect((await send(first, { method: 'POST', body: formOf(recordings.ogg.bytes) })).status).toBe(200);
  });

  test('a recording that does not arrive in time passes its turn to others', async () => {
    const visitor = await app.visitor();
    const uploads = slowUploads();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(visitor, uploads.body(), hasty)));
    expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual(
      Array.from({ length: 4 }, () => [408, 'close']),
    );
    expect((await send(visitor, { method: 'POST', body: formOf(recordings.ogg.bytes) })).status).toBe(200);
  });

  test('a recording without a session is not read at all', async () => {
    const uploads = slowUploads();
    expect((await app.browser().request(path, uploads.body())).status).toBe(401);
    expect(uploads.opened).toEqual([]);
  });
});
