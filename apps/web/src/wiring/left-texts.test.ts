import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { wiredLeftTexts } from './left-texts.ts';

const { order } = vi.hoisted(() => ({ order: [] as string[] }));

vi.mock('@octavo/ui/when-idle', () => ({ whenIdle: (work: () => void) => work() }));
vi.mock('../device/known-account.ts', () => ({
  settleAccount: async () => {
    await Promise.resolve();
    order.push('looked through');
  },
}));
vi.mock('./deliver-all.ts', () => ({
  deliverAll: async () => {
    order.push('delivered');
    return { saved: 0, words: [], isComplete: true };
  },
}));

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

test('what was closed meanwhile is forgotten before texts that were left are delivered', async () => {
  const actor = createActor(wiredLeftTexts).start();
  await vi.waitFor(() => expect(order).toHaveLength(2));
  expect(order).toEqual(['looked through', 'delivered']);
  actor.stop();
});
