import { setImmediate } from 'node:timers/promises';
import type { Answer } from './language-model.ts';

type Hooks = {
  /** Stops the source. */
  readonly stop: () => void;
  /** Told once what was sent, however the answer ended; the stream closes after it. Never rejects. */
  readonly ended: (sent: string) => Promise<void>;
  /** When it is aborted the answer breaks off. */
  readonly signal: AbortSignal;
  /** Aborted when the client goes away, which may be before anybody has asked for the first piece. */
  readonly left: AbortSignal;
  /** Told when the source failed, before the connection is broken. */
  readonly failed: (error: unknown) => void;
  /** Breaks the connection; says whether there was one. */
  readonly disconnect: () => boolean;
};

/**
 * Sends each chunk as it comes. A source that fails breaks the connection, so that no client takes half an
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
    // It may hold things though it knows nothing of being stopped, and it may fail of being left.
    void chunks.return?.().catch(() => undefined);
    await hooks.ended(sent);
  };
  // The listener never reads the answer of a client that is gone already, and does not cancel it either.
  if (hooks.left.aborted) void end();
  else hooks.left.addEventListener('abort', () => void end(), { once: true });
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await raceAbort(chunks.next(), hooks.signal);
          if (over) return;
          if (next.done) {
            // The last words go out before the database is asked for anything: it may block.
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
          // The listener prints what a stream fails with, and ends the answer with it.
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
      // Without it the listener reads ahead, and takes a source that fails at once for one that ended well.
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
