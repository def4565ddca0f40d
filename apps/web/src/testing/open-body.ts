import { vi } from 'vitest';

/** A body of text that stays open until it is ended, broken off or cancelled. */
export function openBody(...pieces: readonly string[]) {
  const encoder = new TextEncoder();
  const cancelled = vi.fn<(reason: unknown) => void>();
  const source = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      source.resolve(controller);
    },
    cancel: cancelled,
  });
  return {
    stream,
    cancelled,
    enqueue: async (bytes: Uint8Array) => (await source.promise).enqueue(bytes),
    close: async () => (await source.promise).close(),
    breakOff: async () => (await source.promise).error(new TypeError('network error')),
  };
}
