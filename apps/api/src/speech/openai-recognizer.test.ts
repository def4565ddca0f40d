import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAiRecognizer } from './openai-recognizer.ts';
import type { Recognizer } from './recognizer.ts';
import { sampleRate } from './sound.ts';
import { type Behaviour, type SpeechPeer, startSpeechPeer } from './testing/speech-peer.ts';

/** A busy machine takes a while to start a thread or a program. */
const soon = { timeout: 20_000 };

const sound = new Int16Array(sampleRate).fill(1000);
const stay = new AbortController().signal;

let peer: SpeechPeer;
let recognizer: Recognizer;

beforeAll(async () => {
  peer = await startSpeechPeer();
  recognizer = openAiRecognizer({
    baseUrl: peer.baseUrl,
    apiKey: 'secret',
    model: 'large',
  });
});
afterAll(() => peer.stop());
beforeEach(() => peer.order({ kind: 'say', text: ' Bonjour à tous. ' }));

test('the service gets a WAV file with key, model and language, and its transcript is returned', async () => {
  expect(await recognizer.transcribe({ sound, language: 'fr-CA', signal: stay })).toBe('Bonjour à tous.');
  expect((await peer.order()).calls).toEqual([
    {
      path: '/v1/audio/transcriptions',
      authorization: 'Bearer secret',
      model: 'large',
      language: 'fr',
      fileName: 'recording.wav',
      fileType: 'audio/wav',
      bytes: 44 + 2 * sampleRate,
      start: 'RIFF',
    },
  ]);
});

test('without a language, key or model, none is sent and the usual model is used', async () => {
  const bare = openAiRecognizer({ baseUrl: peer.baseUrl, apiKey: undefined, model: undefined });
  await bare.transcribe({ sound, language: undefined, signal: stay });
  const { calls } = await peer.order();
  expect(calls).toMatchObject([{ authorization: null, language: null, model: 'whisper-1' }]);
});

test.each<[string, Behaviour, number, string]>([
  ['refuses', { kind: 'status', status: 401 }, 502, 'speech_failed'],
  ['fails', { kind: 'status', status: 500 }, 502, 'speech_failed'],
  ['is away behind its proxy', { kind: 'status', status: 503 }, 502, 'speech_failed'],
  ['drops the connection', { kind: 'drop' }, 502, 'speech_failed'],
  ['answers nonsense', { kind: 'raw', body: '<h1>Hello</h1>' }, 502, 'speech_failed'],
  ['answers another shape', { kind: 'raw', body: '{"text": 5}' }, 502, 'speech_failed'],
  ['answers without end', { kind: 'endless' }, 502, 'speech_failed'],
])('a service that %s gives a clear error', async (_, behaviour, status, code) => {
  await peer.order(behaviour);
  const call = recognizer.transcribe({ sound, language: 'en', signal: stay });
  await expect(call).rejects.toMatchObject({ status, code, message: expect.stringMatching(/^[A-Z].+\.$/) });
});

test('a stalled service is not waited for forever', async () => {
  await peer.order({ kind: 'silent' });
  const impatient = openAiRecognizer({
    baseUrl: peer.baseUrl,
    apiKey: undefined,
    model: undefined,
    timeoutMs: 300,
  });
  await expect(impatient.transcribe({ sound, language: 'en', signal: stay })).rejects.toMatchObject({
    status: 504,
    code: 'speech_failed',
  });
});

test('a busy service says when to come back', async () => {
  await peer.order({ kind: 'status', status: 429, retryAfter: '7' });
  await expect(recognizer.transcribe({ sound, language: 'en', signal: stay })).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'retry-after': '7' },
  });
});

test('a service that is gone gives a clear error', async () => {
  const other = await startSpeechPeer();
  await other.stop();
  const lost = openAiRecognizer({ baseUrl: other.baseUrl, apiKey: undefined, model: undefined });
  await expect(lost.transcribe({ sound, language: 'en', signal: stay })).rejects.toMatchObject({
    status: 502,
    code: 'speech_failed',
  });
});

test('a caller who leaves closes the connection to the service', async () => {
  await peer.order({ kind: 'silent' });
  const leave = new AbortController();
  const call = recognizer.transcribe({ sound, language: 'en', signal: leave.signal });
  await expect.poll(async () => (await peer.order()).calls.length, soon).toBe(1);
  leave.abort(new Error('gone'));
  await expect(call).rejects.toThrow('gone');
  await expect.poll(async () => (await peer.order()).left, soon).toBe(1);
});
