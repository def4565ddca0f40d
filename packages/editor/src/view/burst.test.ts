import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { burstEnd, burstSpan, createBurst } from './burst.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports the first change at once', () => {
  const tell = vi.fn<(age: number) => void>();
  createBurst(tell).note();
  expect(tell.mock.calls).toEqual([[0]]);
});

it('reports all following changes once, with the age of the last one', () => {
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

it('reports with the change that is due, and sets a timer only for the last change', () => {
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

it('reports at once when flushed, and then not a second time', () => {
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

it('reports nothing after it was stopped', () => {
  const tell = vi.fn<(age: number) => void>();
  const burst = createBurst(tell);
  burst.note();
  burst.note();
  burst.stop();
  vi.advanceTimersByTime(burstSpan);
  expect(tell).toHaveBeenCalledTimes(1);
});
