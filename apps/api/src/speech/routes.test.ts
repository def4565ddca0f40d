import { endpoints } from '@octavo/contract/endpoints';
import { accountInfo, apiError } from '@octavo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { oneDatabase } from '../testing/test-databases.ts';
import { recordingsOfAccount } from './routes.ts';
import { silence } from './testing/ogg-of.ts';
import { recordings } from './testing/recordings.ts';
import { type SpeechPeer, startSpeechPeer } from './testing/speech-peer.ts';
import { tone, wavOf } from './testing/wav-of.ts';

const { path } = endpoints.speechToText;

let peer: SpeechPeer;
beforeAll(async () => {
  peer = await startSpeechPeer();
});
afterAll(() => peer.stop());
beforeEach(() => peer.order({ kind: 'say', text: 'What was said.' }));

const formOf = (bytes: Uint8Array<ArrayBuffer>, language?: string): FormData => {
  const form = new FormData();
  form.set('audio', new File([bytes], 'recording'));
  if (language !== undefined) form.set('language', language);
  return form;
};
const send = (visitor: Browser, body: FormData | string): Promise<Response> =>
  visitor.request(path, { method: 'POST', body });

describe.each(oneDatabase)('on $name', (kind) => {
  let app: TestApp;
  let bare: TestApp;
  let visitor: Browser;
  beforeAll(async () => {
    app = await openTestApp(kind, {
      environment: { SPEECH_BASE_URL: peer.baseUrl, SPEECH_API_KEY: 'key', SPEECH_MODEL: 'listener' },
    });
    bare = await openTestApp(kind, { environment: { SPEECH_BASE_URL: 'off' } });
    visitor = await app.visitor();
  });
  afterAll(async () => {
    await app.close();
    await bare.close();
  });

  test('the page can check in advance which languages are understood', async () => {
    expect(await readAnswer(visitor.get(path))).toEqual({
      status: 200,
      body: {
        available: true,
        languages: ['en', 'fr-CA', 'fr-FR', 'pt-PT', 'de-DE'],
        service: null,
        reason: null,
      },
    });
  });

  test('without a service it says how to enable one', async () => {
    const guest = await bare.visitor();
    const { body } = await readAnswer(guest.get(path));
    expect(body).toEqual({
      available: false,
      languages: [],
      service: null,
      reason: expect.stringContaining('SPEECH_BASE_URL'),
    });
    const refusal = await readAnswer(send(guest, formOf(recordings.ogg.bytes)));
    expect(refusal).toEqual({
      status: 501,
      body: { code: 'not_configured', error: expect.stringContaining('pocketsphinx-en-us') },
    });
  });

  test.each([
    ['Ogg', recordings.ogg.bytes],
    ['WebM', recordings.webm.bytes],
    ['WAV', wavOf(tone(1, 300, 44_100), { rate: 44_100, channels: 2 })],
  ])('a recording in %s is transcribed', async (_, bytes) => {
    expect(await readAnswer(send(visitor, formOf(bytes, 'pt-PT')))).toEqual({
      status: 200,
      body: { result: 'What was said.' },
    });
    expect((await peer.order()).calls).toMatchObject([{ language: 'pt', model: 'listener' }]);
  });

  test('silence is transcribed as nothing', async () => {
    expect(await readAnswer(send(visitor, formOf(silence(2))))).toEqual({
      status: 200,
      body: { result: '' },
    });
    expect((await peer.order()).calls).toEqual([]);
  });

  test.each<[string, FormData | string, number, string]>([
    ['no form', 'audio', 415, 'unsupported_media_type'],
    ['a form without a file', new FormData(), 400, 'invalid_request'],
    ['an empty file', formOf(new Uint8Array()), 422, 'unreadable_recording'],
    ['a broken file', formOf(recordings.ogg.bytes.slice(0, 60)), 422, 'unreadable_recording'],
    ['a picture', formOf(new TextEncoder().encode('<svg/>')), 415, 'unsupported_media_type'],
    ['a recording of three minutes', formOf(silence(180)), 413, 'recording_too_long'],
    ['too large a file', formOf(new Uint8Array(6 * 1024 * 1024)), 413, 'body_too_large'],
    ['a language of nobody', formOf(recordings.ogg.bytes, 'tlh'), 400, 'invalid_request'],
  ])('%s is refused with a message', async (_, body, status, code) => {
    const answer = await readAnswer(send(visitor, body));
    expect([answer.status, apiError.parse(answer.body).code]).toEqual([status, code]);
    expect(apiError.parse(answer.body).error).toMatch(/^[A-Z].+\.$/);
    expect((await peer.order()).calls).toEqual([]);
  });

  test('two files are refused', async () => {
    const form = formOf(recordings.ogg.bytes);
    form.append('audio', new File([recordings.webm.bytes], 'second'));
    expect((await send(visitor, form)).status).toBe(400);
  });

  test('a failure of the service is reported with its status', async () => {
    await peer.order({ kind: 'status', status: 429, retryAfter: '7' });
    const response = await send(visitor, formOf(recordings.ogg.bytes));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
  });

  test('recordings use no AI words, but their number is limited', async () => {
    const guest = await app.visitor();
    await send(guest, formOf(recordings.ogg.bytes));
    expect(await readAnswer(guest.get(endpoints.remainingWords.path))).toMatchObject({
      body: { limit: 200 },
    });
    const { id } = await answerOf(accountInfo, guest.get(endpoints.accountInfo.path));
    for (let sent = 1; sent < recordingsOfAccount.most; sent += 1) {
      await app.services.limits.take(recordingsOfAccount, id);
    }
    const refused = await readAnswer(send(guest, formOf(recordings.ogg.bytes)));
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect((await guest.get(path)).status).toBe(200);
  });

  test('a caller without a session is refused', async () => {
    expect((await send(app.browser(), formOf(recordings.ogg.bytes))).status).toBe(401);
  });
});
