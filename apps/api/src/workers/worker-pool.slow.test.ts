import { afterEach, expect, test } from 'vitest';
import type { Caller } from '../limits/fair-order.ts';
import {
  PoolBusyError,
  PoolMemoryError,
  PoolTimeoutError,
  WorkerPool,
  type PoolOptions,
} from './worker-pool.ts';

let pool: WorkerPool<string, string>;
const open = (options: Partial<PoolOptions> = {}): WorkerPool<string, string> => {
  pool = new WorkerPool({
    script: new URL('./testing/odd-worker.js', import.meta.url),
    size: 1,
    maxBatches: 8,
    jobTimeoutMs: 5_000,
    ...options,
  });
  return pool;
};
afterEach(() => pool.close());

test('jobs are run and answered in order', async () => {
  expect(await open({ size: 2 }).run(['a', 'b', 'c'])).toEqual(['did a', 'did b', 'did c']);
  expect(await pool.run([])).toEqual([]);
});

test('a thread that crashes is replaced and the job retried once, then abandoned', async () => {
  open();
  await pool.run(['a']);
  const [first] = pool.threads;
  await expect(pool.run(['crash'])).rejects.toThrow('crashed');
  expect(await pool.run(['b'])).toEqual(['did b']);
  expect(pool.threads[0]).not.toBe(first);
});

test('a crash does not affect the answer to another call', async () => {
  open();
  const [bad, good] = await Promise.allSettled([pool.run(['exit']), pool.run(['a', 'b'])]);
  expect(bad.status).toBe('rejected');
  expect(good).toEqual({ status: 'fulfilled', value: ['did a', 'did b'] });
});

test('a thread killed from outside in the middle of a job does not lose the job', async () => {
  open();
  await pool.run(['a']);
  const [thread] = pool.threads;
  const running = pool.run(['b', 'c', 'd']);
  await thread?.terminate();
  expect(await running).toEqual(['did b', 'did c', 'did d']);
});

test('a job that takes too long fails, and its thread is replaced', async () => {
  open({ jobTimeoutMs: 100 });
  await expect(pool.run(['spin'])).rejects.toBeInstanceOf(PoolTimeoutError);
  expect(await pool.run(['a'])).toEqual(['did a']);
});

test('jobs beyond its queue are refused', async () => {
  open({ maxBatches: 2, jobTimeoutMs: 200 });
  const taken = [pool.run(['hang']), pool.run(['a'])];
  await expect(pool.run(['b'])).rejects.toBeInstanceOf(PoolBusyError);
  await expect(taken[0]).rejects.toBeInstanceOf(PoolTimeoutError);
  expect(await taken[1]).toEqual(['did a']);
});

test('a long call does not delay a short one', async () => {
  open();
  const order: string[] = [];
  const long = pool
    .run(Array.from({ length: 2_000 }, (_, index) => `job ${index}`))
    .then(() => order.push('long'));
  const short = pool.run(['short']).then(() => order.push('short'));
  await Promise.all([long, short]);
  expect(order).toEqual(['short', 'long']);
});

test('a caller who leaves removes its waiting jobs', async () => {
  open({ jobTimeoutMs: 300 });
  const blocker = pool.run(['hang']);
  const stop = new AbortController();
  const waiting = pool.run(['crash', 'crash'], stop.signal);
  stop.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(blocker).rejects.toBeInstanceOf(PoolTimeoutError);
  expect(await pool.run(['a'])).toEqual(['did a']);
  await expect(pool.run(['a'], stop.signal)).rejects.toThrow('left');
});

test('closing fails waiting jobs and accepts no more', async () => {
  open();
  const waiting = pool.run(['hang']);
  const closed = pool.close();
  await expect(waiting).rejects.toBeInstanceOf(PoolBusyError);
  await closed;
  await expect(pool.run(['a'])).rejects.toBeInstanceOf(PoolBusyError);
});

test('regression 9: closing fails running jobs too', async () => {
  open();
  await pool.run(['a']);
  const [running] = await Promise.allSettled([pool.run(['hang']), pool.close()]);
  expect(running).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/^The worker ended/) },
  });
});

test('regression 10: a call of very many jobs is accepted', async () => {
  open();
  const stop = new AbortController();
  const waiting = pool.run(
    Array.from({ length: 200_000 }, () => 'a'),
    stop.signal,
  );
  stop.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});

const of = (accountId: string, network = `net of ${accountId}`): Caller => ({ accountId, network });

test('regression 14: many calls of one account delay another account by one job', async () => {
  open({ maxBatches: 64 });
  const order: string[] = [];
  const run = (name: string, by: Caller): Promise<unknown> =>
    pool.run([name, name, name], undefined, by).then(() => order.push(name));
  const many = Array.from({ length: 30 }, (_, index) => run(`many ${index}`, of('many')));
  await Promise.all([...many, run('other', of('other'))]);
  expect(order[0]).toBe('other');
});

test.each([
  ['account', of('a'), of('b')],
  ['network', of('c', 'net of a'), of('b')],
])('regression 14: one %s uses only its share of the calls', async (_, same, other) => {
  open({ share: { account: 2, network: 2 }, jobTimeoutMs: 300 });
  const taken = [pool.run(['hang'], undefined, of('a')), pool.run(['a'], undefined, of('a'))];
  await expect(pool.run(['a'], undefined, same)).rejects.toBeInstanceOf(PoolBusyError);
  const others = pool.run(['b'], undefined, other);
  await expect(taken[0]).rejects.toBeInstanceOf(PoolTimeoutError);
  expect([await taken[1], await others]).toEqual([['did a'], ['did b']]);
});

test('regression 14: a job that takes too much memory fails at once, without affecting others', async () => {
  open({ memoryMegabytes: 32 });
  const [greedy, good] = await Promise.allSettled([pool.run(['grow']), pool.run(['a'])]);
  expect(greedy).toMatchObject({ status: 'rejected', reason: expect.any(PoolMemoryError) });
  expect(good).toEqual({ status: 'fulfilled', value: ['did a'] });
});

test('a thread that reports being worn out is replaced', async () => {
  open();
  await pool.run(['a']);
  const [first] = pool.threads;
  expect(await pool.run(['wear', 'b'])).toEqual(['did wear', 'did b']);
  expect(pool.threads).not.toContain(first);
});

test('an idle thread is stopped after a while, and another starts when it is needed', async () => {
  open({ idleMs: 20 });
  await pool.run(['a']);
  await expect.poll(() => pool.threads).toEqual([]);
  expect(await pool.run(['b'])).toEqual(['did b']);
});

test('a thread’s new heap is limited to the given size', async () => {
  open({ youngMegabytes: 16 });
  await pool.run(['a']);
  expect(pool.threads[0]?.resourceLimits?.maxYoungGenerationSizeMb).toBe(16);
});
