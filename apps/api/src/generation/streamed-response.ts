import { setImmediate } from 'node:timers/promises';
import type { Answer } from './language-model.ts';

type Hooks = {
  /** Stops the source. */
  readonly stop: () => void;
  /** Called once with what was sent, however the answer ended; the stream closes after it. Never rejects. */
  readonly ended: (sent: string) => Promise<void>;
  /** Breaks off the answer when aborted. */
  readonly signal: AbortSignal;
  /** Aborted when the client goes away, possibly before the first chunk was pulled. */
  readonly left: AbortSignal;
  /** Called when the source has failed, before the connection is closed. */
  readonly failed: (error: unknown) => void;
  /** Closes the connection; returns whether there was one. */
  readonly disconnect: () => boolean;
};

/**
 * Sends each chunk as it arrives. If the source fails, the connection is closed, so that no client mistakes half an
 * answer for a whole one.
 */
export function streamedResponse(answer: Answer, hooks: Hooks): Response {
  const chunks = answer.chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let sent = '';
  let over = false;
  const end = async (): Promise<void> => {
    if (over) return;
    over = true;
    hooks.stop();
    // The source may hold resources even if it ignores the stop, and it may reject because of it.
    void chunks.return?.().catch(() => undefined);
    await hooks.ended(sent);
  };
  // The server never reads the answer for a client that is already gone, and does not cancel it either.
  if (hooks.left.aborted) void end();
  else hooks.left.addEventListener('abort', () => void end(), { once: true });
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await raceAbort(chunks.next(), hooks.signal);
          if (over) return;
          if (next.done) {
            // Send the last words before querying the database, which may block.
            await setImmediate();
            await end();
            controller.close();
            return;
          }
          sent += next.value;
          controller.enqueue(encoder.encode(next.value));
        } catch (error) {
          if (!over) hooks.failed(error);
          await end();
          // The server logs the stream's error, and ends the answer with it.
          if (!hooks.disconnect()) controller.error(new Error('The answer broke off.'));
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': `${answer.type ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store, no-transform',
      // Without it the server reads ahead, and treats a source that fails immediately as one that ended well.
      'transfer-encoding': 'chunked',
      'x-accel-buffering': 'no',
      'x-octavo-engine': answer.engine,
      ...(answer.notice === undefined ? {} : { 'x-octavo-notice': answer.notice }),
    },
  });
}

function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([promise, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}
