import { expect, test } from 'vitest';
import { atMostAtOnce } from './at-most-at-once.ts';

const forever = new AbortController().signal;

test('results come in the order of the tasks, and no more than the limit run at once', async () => {
  let running = 0;
  let most = 0;
  const results = await atMostAtOnce([3, 1, 2, 5, 4], 2, forever, async (task) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < task; turn++) await Promise.resolve();
    running--;
    return task * 10;
  });
  expect([results, most]).toEqual([[30, 10, 20, 50, 40], 2]);
});

test('the first failure stops the others, and is thrown when they have ended', async () => {
  const ended: number[] = [];
  const work = atMostAtOnce([1, 2, 3], 2, forever, async (task, signal) => {
    if (task === 1) throw new Error('broken');
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    ended.push(task);
    return task;
  });
  await expect(work).rejects.toThrow('broken');
  expect(ended).toEqual([2]);
});

test('a caller who leaves ends all tasks', async () => {
  const leave = new AbortController();
  const work = atMostAtOnce([1, 2], 2, leave.signal, async (_, signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    signal.throwIfAborted();
  });
  leave.abort(new Error('left'));
  await expect(work).rejects.toThrow('left');
});
