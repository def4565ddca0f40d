import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { stubServer } from '../testing/stub-server.ts';
import { wireOfferBill } from './offer-bill.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const bodies: unknown[] = [];
  const charged = vi.fn<() => void>();
  stubServer(({ body }) => {
    bodies.push(body);
    return { limit: 190 };
  });
  const actor = createActor(wireOfferBill(charged)).start();
  return { actor, bodies, charged };
}

test('words accepted one after the other are charged in one request', async () => {
  const { actor, bodies, charged } = start();
  actor.send({ type: 'charge', text: ' rises' });
  await vi.advanceTimersByTimeAsync(1_000);
  actor.send({ type: 'charge', text: ' now' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(bodies).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(bodies).toEqual([{ text: ' rises now' }]);
  expect(charged).toHaveBeenCalledOnce();
});

test('the last accepted words are also charged when the document is closed', async () => {
  const { actor, bodies } = start();
  actor.send({ type: 'charge', text: ' rises' });
  actor.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies).toEqual([{ text: ' rises' }]);
});
