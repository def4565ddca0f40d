import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { writeText, type WritingTask } from '@octavo/language/writing';
import { writingThread } from './writing-thread.ts';

const thread = writingThread();
afterAll(() => thread.close());

const task = (selection: string): WritingTask => ({
  action: 'summarize',
  request: { title: '', text: '', selection },
});
const never = new AbortController().signal;
const essay =
  'The moon pulls the sea. The sun pulls it too. Both together make a spring tide. Ships wait for it. ';

test('writes the same text as the main thread', async () => {
  expect(await thread.write(task(essay), never)).toBe(writeText(task(essay)));
});

test('a refusal is returned with its message', async () => {
  await expect(thread.write({ ...task(essay), action: 'makeLonger' }, never)).rejects.toMatchObject({
    code: 'engine_cannot',
    status: 422,
    message: expect.stringMatching(/^The built-in engine cannot write longer texts/),
  });
});

test('a caller who leaves no longer waits', async () => {
  const leave = new AbortController();
  const long = thread.write(task(essay.repeat(300)), leave.signal);
  leave.abort(new Error('The caller left.'));
  await expect(long).rejects.toThrow('The caller left.');
  expect(await thread.write(task(essay), never)).toBe(writeText(task(essay)));
});

test('a thread that dies in the middle of a text is replaced, and no answer is lost', async () => {
  await thread.write(task(essay), never);
  const [first] = thread.threads;
  const running = [task(essay.repeat(300)), task(essay), task(`${essay}They come back in a day.`)];
  const answers = running.map((each) => thread.write(each, never));
  await first?.terminate();
  expect(await Promise.all(answers)).toEqual(running.map(writeText));
  expect(thread.threads[0]).not.toBe(first);
});

test('accounts take turns: many long texts of one do not delay a short one of another', async () => {
  const order: string[] = [];
  const long = Array.from({ length: 5 }, (_, index) =>
    thread
      .write(task(essay.repeat(60)), never, { accountId: 'busy', network: 'a' })
      .then(() => order.push(`long ${index}`)),
  );
  const short = thread
    .write(task(essay), never, { accountId: 'other', network: 'b' })
    .then(() => order.push('short'));
  await Promise.all([...long, short]);
  expect(order).toEqual(['long 0', 'short', 'long 1', 'long 2', 'long 3', 'long 4']);
});

test('a caller who meets a full queue is told when to come back', async () => {
  const leave = new AbortController();
  const line = Array.from({ length: 64 }, () => thread.write(task(essay), leave.signal));
  await expect(thread.write(task(essay), never)).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'retry-after': '2' },
  });
  leave.abort(new Error('gone'));
  await Promise.allSettled(line);
});

test('regression 8: the longest selection does not block the server', { retry: 2 }, async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begin = performance.now();
  await thread.write(task(essay.repeat(500)), never);
  const took = performance.now() - begin;
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});
