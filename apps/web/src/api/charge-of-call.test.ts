import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chargeOfCall } from './charge-of-call.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unaborted = new AbortController().signal;
const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const answer = (words: number | null) => async () => Response.json({ words });

/** Stubs a server that gives these answers in turn. */
function server(...answers: readonly (() => Promise<Response>)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return answers[asked.length - 1]?.();
  });
  return asked;
}

it('is what the server says, even if that is nothing', async () => {
  const asked = server(answer(12), answer(0));
  const charges = [chargeOfCall('call-one', unaborted)];
  await vi.runAllTimersAsync();
  charges.push(chargeOfCall('call-two', unaborted));
  await vi.runAllTimersAsync();

  expect(await Promise.all(charges)).toEqual([12, 0]);
  expect(asked).toEqual(['DELETE /v2/ai_calls/call-one', 'DELETE /v2/ai_calls/call-two']);
});

it('is requested again when the connection may be back', async () => {
  const asked = server(unreachable, answer(null), answer(3));
  const charge = chargeOfCall('call-one', unaborted);
  await vi.runAllTimersAsync();

  expect(await charge).toBe(3);
  expect(asked).toHaveLength(3);
});

it.each([
  ['the server cannot be asked', unreachable],
  ['the server does not know of the call', answer(null)],
])('is unknown where %s', async (_case, each) => {
  const asked = server(each, each, each, answer(9));
  const charge = chargeOfCall('call-one', unaborted);
  await vi.runAllTimersAsync();

  expect(await charge).toBeNull();
  expect(asked).toHaveLength(3);
});

it('is not requested again once nobody waits for it', async () => {
  const controller = new AbortController();
  const asked = server(() => {
    controller.abort();
    return unreachable();
  });
  const charge = chargeOfCall('call-one', controller.signal);
  await vi.runAllTimersAsync();

  expect(await charge).toBeNull();
  expect(asked).toHaveLength(1);
});
