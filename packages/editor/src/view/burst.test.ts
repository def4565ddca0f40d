import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { burstEnd, burstSpan, createBurst } from './burst.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells of the first change at once', () => {
  const tell = vi.fn<(age: number) => void>();
  createBurst(tell).note();
  expect(tell.mock.calls).toEqual([[0]]);
});

it('tells once of all that follows, and how long ago the last of it was', () => {
  const tell = vi.fn<(age: number) => void>();
  const burst = createBurst(tell);
  for (let key = 0; key < 4; key += 1) {
    burst.note();
    vi.advanceTimersByTime(30);
  }
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(burstSpan);
  expect(tell.mock.calls).toEqual([[0], [burstSpan - 90]]);
  vi.advanceTimersByTime(burstSpan);
  burst.note();
  expect(tell).toHaveBeenCalledTimes(3);
});

it('tells with the change that is due, and by a timer of the last change alone', () => {
  const tell = vi.fn<(age: number) => void>();
  const burst = createBurst(tell);
  for (let key = 0; key < 100; key += 1) {
    burst.note();
    vi.advanceTimersByTime(30);
  }
  expect(tell.mock.calls).toEqual(Array.from({ length: 8 }, () => [0]));
  burst.note();
  vi.advanceTimersByTime(burstSpan + burstEnd);
  const ages = tell.mock.calls.slice(8).flat();
  expect(ages).toHaveLength(1);
  expect(ages[0]).toBeGreaterThanOrEqual(burstEnd);
});

it('tells at once when it is asked to, and then no second time', () => {
  const tell = vi.fn<(age: number) => void>();
  const burst = createBurst(tell);
  burst.note();
  burst.note();
  burst.deliver();
  expect(tell).toHaveBeenCalledTimes(2);
  burst.deliver();
  vi.advanceTimersByTime(2 * burstSpan);
  expect(tell).toHaveBeenCalledTimes(2);
});

it('tells nothing after it was stopped', () => {
  const tell = vi.fn<(age: number) => void>();
  const burst = createBurst(tell);
  burst.note();
  burst.note();
  burst.stop();
  vi.advanceTimersByTime(burstSpan);
  expect(tell).toHaveBeenCalledTimes(1);
});
