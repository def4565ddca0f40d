import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { wiredLeftTexts } from './left-texts.ts';

const { order, marks, whenIdle } = vi.hoisted(() => ({
  order: [] as string[],
  /** Stands for an idle page unless a test says otherwise. */
  whenIdle: vi.fn<(work: () => void) => void>(),
  /** The account mark of each answer to come; null for one from the cache of the service worker. */
  marks: [] as (string | null)[],
}));

vi.mock('@octavo/ui/when-idle', () => ({ whenIdle: (work: () => void) => whenIdle(work) }));
vi.mock('../api/call.ts', () => ({
  callAs: async () => {
    const mark = marks.shift() ?? null;
    order.push(mark === null ? 'answered by the cache' : 'answered by the server');
    return { answer: { limit: 200 }, mark, engine: 'built-in' };
  },
}));
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

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  order.length = 0;
  whenIdle.mockImplementation((work) => work());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

test('the device is looked through before texts left by closed windows are delivered', async () => {
  const actor = createActor(wiredLeftTexts).start();
  await vi.waitFor(() => expect(order).toHaveLength(2));
  expect(order).toEqual(['looked through', 'delivered']);
  actor.stop();
});

test('regression 292: a search for a missing document does not wait for the page to be idle', async () => {
  whenIdle.mockImplementation(() => {});
  const actor = createActor(wiredLeftTexts).start();
  actor.send({ type: 'look' });
  await new Promise(setImmediate);
  expect(order).toEqual([]);
  actor.send({ type: 'look.now' });
  await vi.waitFor(() => expect(order).toEqual(['looked through', 'delivered']));
  actor.stop();
});

test('regression 287: an answer from the cache does not mean that the server is back', async () => {
  marks.push(null, 'account:1');
  vi.useFakeTimers();
  const actor = createActor(wiredLeftTexts).start();
  try {
    await vi.waitFor(() => expect(order).toHaveLength(2));
    order.length = 0;
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(order).toHaveLength(4));
    expect(order).toEqual(['answered by the cache', 'answered by the server', 'looked through', 'delivered']);
  } finally {
    actor.stop();
    vi.useRealTimers();
  }
});
