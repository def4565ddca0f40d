import { expect, test } from 'vitest';
import { createSemaphore, QueueFullError } from './semaphore.ts';

const stay = new AbortController().signal;

test('up to the limit run at once, the others in order of arrival', async () => {
  const semaphore = createSemaphore({ atOnce: 2, waiting: 5 });
  const order: number[] = [];
  const ends: (() => void)[] = [];
  const calls = [1, 2, 3, 4].map(async (name) => {
    const end = await semaphore.take(stay);
    order.push(name);
    ends.push(end);
  });
  await Promise.all(calls.slice(0, 2));
  expect(order).toEqual([1, 2]);
  ends[0]?.();
  await calls[2];
  expect(order).toEqual([1, 2, 3]);
  ends[1]?.();
  await calls[3];
  expect(order).toEqual([1, 2, 3, 4]);
});

test('a caller who meets a full queue is refused at once', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 });
  const end = await semaphore.take(stay);
  const second = semaphore.take(stay);
  await expect(semaphore.take(stay)).rejects.toBeInstanceOf(QueueFullError);
  end();
  (await second)();
});

test('a caller who leaves the queue makes room, and the turn goes to the next', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 });
  const leave = new AbortController();
  const end = await semaphore.take(stay);
  const gone = semaphore.take(leave.signal);
  leave.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  const third = semaphore.take(stay);
  end();
  (await third)();
  await expect(semaphore.take(leave.signal)).rejects.toThrow('gone');
});

test('a turn that is ended twice lets only one other caller run', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 2 });
  const end = await semaphore.take(stay);
  const second = semaphore.take(stay);
  const third = semaphore.take(stay);
  end();
  end();
  await second;
  const outcome = await Promise.race([third.then(() => 'went'), Promise.resolve('waits')]);
  expect(outcome).toBe('waits');
});
