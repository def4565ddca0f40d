import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPause } from './pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits from the last restart', () => {
  const then = vi.fn<() => void>();
  const pause = createPause(then);
  pause.restart(100);
  vi.advanceTimersByTime(60);
  pause.restart(100);
  vi.advanceTimersByTime(99);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
});

it('can be restarted with a shorter wait', () => {
  const then = vi.fn<() => void>();
  const pause = createPause(then);
  pause.restart(100);
  pause.restart(0);
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(then).toHaveBeenCalledTimes(1);
});

it('does nothing once it is stopped', () => {
  const then = vi.fn<() => void>();
  const pause = createPause(then);
  pause.restart(100);
  pause.stop();
  vi.advanceTimersByTime(200);
  expect(then).not.toHaveBeenCalled();
});
