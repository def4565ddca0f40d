import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, expect, test } from 'vitest';
import type { Recognizer } from './recognizer.ts';
import { createSpeech, type Speech } from './speech.ts';
import { silence } from './testing/ogg-of.ts';
import { recordings } from './testing/recordings.ts';
import { tone, wavOf } from './testing/wav-of.ts';

/** A busy machine takes a while to start a thread or a program. */
const soon = { timeout: 20_000 };

const stay = new AbortController().signal;
const spoken = new Blob([recordings.ogg.bytes]);

let speech: Speech;
afterEach(() => speech.close());

/** Holds each recording until it is released. */
function holding(): Recognizer & { held: PromiseWithResolvers<string>[] } {
  const held: PromiseWithResolvers<string>[] = [];
  return {
    languages: ['en'],
    atOnce: 1,
    held,
    transcribe({ signal }) {
      const turn = Promise.withResolvers<string>();
      held.push(turn);
      signal.addEventListener('abort', () => turn.reject(signal.reason));
      return turn.promise;
    },
  };
}

test('one recording is transcribed at a time, eight wait, and the next is told when to come back', async () => {
  const recognizer = holding();
  speech = createSpeech(recognizer);
  const calls = Array.from({ length: 9 }, () => speech.transcribe(spoken, 'en', stay));
  await expect.poll(() => recognizer.held.length, soon).toBe(1);
  await expect(speech.transcribe(spoken, 'en', stay)).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'retry-after': '10' },
  });
  for (let turn = 0; turn < 9; turn += 1) {
    await expect.poll(() => recognizer.held.length, soon).toBe(turn + 1);
    recognizer.held[turn]?.resolve(`words ${turn}`);
  }
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 9 }, (_, turn) => `words ${turn}`));
});

test('only as many recordings are read as can be transcribed or wait', () => {
  speech = createSpeech(holding());
  const leaves = Array.from({ length: 9 }, (_, author) => speech.admit(`author ${author}`));
  expect(() => speech.admit('late')).toThrow('Many recordings');
  leaves[0]?.();
  speech.admit('late');
  expect(() => speech.admit('later')).toThrow('Many recordings');
});

test('a caller who leaves stops the recogniser and passes the turn to the next', async () => {
  const recognizer = holding();
  speech = createSpeech(recognizer);
  const leave = new AbortController();
  const first = speech.transcribe(spoken, 'en', leave.signal);
  const second = speech.transcribe(spoken, 'en', stay);
  await expect.poll(() => recognizer.held.length, soon).toBe(1);
  leave.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => recognizer.held.length, soon).toBe(2);
  recognizer.held[1]?.resolve('second');
  expect(await second).toBe('second');
});

test('a call ends after the time limit, however long the queue is', async () => {
  speech = createSpeech(holding(), 300);
  const calls = [1, 2].map(() => speech.transcribe(spoken, 'en', stay));
  for (const end of await Promise.allSettled(calls)) {
    expect(end).toMatchObject({ status: 'rejected', reason: { status: 504, code: 'speech_failed' } });
  }
});

test('a closing server leaves no call hanging', async () => {
  const recognizer = holding();
  speech = createSpeech(recognizer);
  const call = speech.transcribe(spoken, 'en', stay);
  const ended = Promise.allSettled([call]);
  await expect.poll(() => recognizer.held.length, soon).toBe(1);
  await speech.close();
  expect(await ended).toMatchObject([{ status: 'rejected', reason: { status: 503 } }]);
});

test('an unsupported language is refused before any recognition', async () => {
  const recognizer = holding();
  speech = createSpeech(recognizer);
  await expect(speech.transcribe(spoken, 'fr-CA', stay)).rejects.toMatchObject({
    status: 422,
    code: 'language_not_supported',
  });
  expect(recognizer.held).toEqual([]);
});

test('silence is not sent to the recogniser', async () => {
  const recognizer = holding();
  speech = createSpeech(recognizer);
  expect(await speech.transcribe(new Blob([silence(5)]), 'en', stay)).toBe('');
  expect(recognizer.held).toEqual([]);
});

test('the longest recordings do not block the server', { retry: 2 }, async () => {
  speech = createSpeech({ languages: ['en'], atOnce: 1, transcribe: () => Promise.resolve('heard') });
  const long = new Blob([wavOf(tone(100, 440, 24_000), { rate: 24_000 })]);
  await speech.transcribe(spoken, 'en', stay);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begin = performance.now();
  expect(await speech.transcribe(long, 'en', stay)).toBe('heard');
  const took = performance.now() - begin;
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});
