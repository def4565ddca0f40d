import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an answer in time is returned, and leaves no timer', async () => {
  await expect(within(3000, Promise.resolve('kept'))).resolves.toBe('kept');
  await expect(within(3000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('regression 42: a hanging storage is abandoned', async () => {
  const failed = within(3000, new Promise(() => {})).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await failed).toBe('Error: No answer within 3000 ms');
});
