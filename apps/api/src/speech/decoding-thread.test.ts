import { afterEach, expect, test } from 'vitest';
import { decodingThread } from './decoding-thread.ts';
import { silence } from './testing/ogg-of.ts';
import { recordings } from './testing/recordings.ts';

const stay = new AbortController().signal;
const thread = decodingThread(8);
afterEach(() => thread.close());

test('a thread that dies in the middle of a recording is replaced, and the recording decoded', async () => {
  const { bytes } = recordings.webm;
  const whole = await thread.decode(bytes, stay);
  const [first] = thread.threads;
  const answers = [thread.decode(silence(100), stay), thread.decode(bytes, stay)];
  await first?.terminate();
  const [long, again] = await Promise.all(answers);
  expect(long && 'sound' in long).toBe(true);
  expect(again).toEqual(whole);
  expect(thread.threads[0]).not.toBe(first);
});
