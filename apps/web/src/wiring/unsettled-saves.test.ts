import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savesSettled, settling } from './unsettled-saves.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a save that failed is over', async () => {
  const failed = settling(() => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  await savesSettled();
  expect(vi.getTimerCount()).toBe(0);
});

test('regression 25: a hanging save does not block the list forever', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = settling(() => promise);
  let isListed = false;
  const list = savesSettled().then(() => (isListed = true));

  await vi.advanceTimersByTimeAsync(4999);
  expect(isListed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isListed).toBe(true);

  resolve();
  await Promise.all([save, list]);
});
