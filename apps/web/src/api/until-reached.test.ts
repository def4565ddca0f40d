import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from './call-failed.ts';
import { untilReached } from './until-reached.ts';

const unreachable = new CallFailed(0, 'unreachable', 'No connection.');
const ask = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
});
afterEach(() => vi.useRealTimers());

test('retries until there is an answer', async () => {
  ask.mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable).mockResolvedValue('here');
  const answer = untilReached(ask, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(4000);
  expect([await answer, ask.mock.calls.length]).toEqual(['here', 3]);
});

test('gives up after a while', async () => {
  ask.mockRejectedValue(unreachable);
  const answer = untilReached(ask, new AbortController().signal);
  await Promise.all([expect(answer).rejects.toBe(unreachable), vi.advanceTimersByTimeAsync(60_000)]);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('does not retry a refused request', async () => {
  const refused = new CallFailed(401, 'unauthenticated', 'Nobody is signed in.');
  ask.mockRejectedValue(refused);
  await expect(untilReached(ask, new AbortController().signal)).rejects.toBe(refused);
  expect(ask).toHaveBeenCalledOnce();
});

test('stops retrying once nobody waits for the answer', async () => {
  ask.mockRejectedValue(unreachable);
  const stop = new AbortController();
  const failure = untilReached(ask, stop.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  expect(await failure).toMatchObject({ name: 'AbortError' });
  expect(ask).toHaveBeenCalledOnce();
});
