import { expect, test } from 'vitest';
import type { Caller } from './fair-order.ts';
import { createFairQueue, type FairQueueBounds, QueueFullError } from './fair-queue.ts';

const wide: FairQueueBounds = { name: 'exports', atOnce: 1, waiting: 100, ofNetwork: 100, ofAccount: 100 };
const of = (accountId: string, network = `net of ${accountId}`): Caller => ({ accountId, network });

/** A queue whose jobs end when told to, and the order in which they began. */
function stage(bounds: Partial<FairQueueBounds> = {}) {
  const queue = createFairQueue({ ...wide, ...bounds });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, caller: Caller, signal?: AbortSignal): Promise<string> =>
    queue.run(
      caller,
      () => {
        began.push(name);
        const work = Promise.withResolvers<string>();
        ends.set(name, () => work.resolve(name));
        return work.promise;
      },
      signal,
    );
  async function endAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    for (let index = 0; index < began.length; index += 1) {
      ends.get(began[index] ?? '')?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { run, began, ends, endAll };
}

test('regression 14: many jobs of one account delay another account by one job only', async () => {
  const { run, began, endAll } = stage();
  const all = Array.from({ length: 20 }, (_, index) => run(`a${index}`, of('a')));
  all.push(run('b0', of('b')));
  await endAll();
  await Promise.all(all);
  expect(began.slice(0, 3)).toEqual(['a0', 'b0', 'a1']);
});

test('many accounts behind one network share one turn', async () => {
  const { run, began, endAll } = stage();
  const crowd = Array.from({ length: 5 }, (_, index) => run(`crowd ${index}`, of(`c${index}`, 'school')));
  const others = [run('other 0', of('o')), run('other 1', of('o'))];
  await endAll();
  await Promise.all([...crowd, ...others]);
  expect(began.slice(0, 4)).toEqual(['crowd 0', 'other 0', 'crowd 1', 'other 1']);
});

test('only one job per account runs at a time, even if there is room', async () => {
  const { run, began, endAll } = stage({ atOnce: 3 });
  const all = [run('a0', of('a')), run('a1', of('a')), run('b0', of('b'))];
  await Promise.resolve();
  expect(began).toEqual(['a0', 'b0']);
  await endAll();
  expect(await Promise.all(all)).toEqual(['a0', 'a1', 'b0']);
});

test.each([
  ['of an account', { ofAccount: 1 }, of('a')],
  ['of a network', { ofNetwork: 1 }, of('b', 'net of a')],
  ['of all', { waiting: 1 }, of('b')],
])('the queue length is limited: %s', async (_, bounds, late) => {
  const { run, endAll } = stage(bounds);
  const taken = [run('a0', of('a')), run('a1', of('a'))];
  await expect(run('late', late)).rejects.toBeInstanceOf(QueueFullError);
  await endAll();
  expect(await Promise.all(taken)).toEqual(['a0', 'a1']);
});

test('a caller who leaves frees the place in the queue, and the job is not started', async () => {
  const { run, began, endAll } = stage({ ofAccount: 1 });
  const stop = new AbortController();
  const first = run('a0', of('a'));
  const left = run('left', of('a'), stop.signal);
  stop.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = run('a1', of('a'));
  await endAll();
  await Promise.all([first, next]);
  expect(began).toEqual(['a0', 'a1']);
});

test('a failed job gives its place to the next', async () => {
  const queue = createFairQueue(wide);
  const failed = queue.run(of('a'), () => Promise.reject(new Error('broken')));
  const next = queue.run(of('a'), () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
