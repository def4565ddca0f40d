import { afterEach, expect, test, vi } from 'vitest';
import { handOver } from './hand-over.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('regression 43: the address of a file outlives the click that downloads it', () => {
  vi.useFakeTimers();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const click = vi.fn<() => void>();
  const link = { href: '', download: '', click };
  vi.stubGlobal('document', { createElement: () => link });

  handOver(new Blob(['essay']), 'essay.txt');
  expect([link.download, click.mock.calls.length]).toEqual(['essay.txt', 1]);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked.mock.calls).toEqual([[link.href]]);
});
