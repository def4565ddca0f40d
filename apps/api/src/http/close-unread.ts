import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';

/** How much of a refused body is read and discarded, while it keeps coming. */
const rest = { silentMs: 500, totalMs: 10_000, bytes: 64 * 1024 * 1024 } as const;

/**
 * An answer that leaves before its request has fully arrived closes the connection and says so: the server cuts it
 * after half a second, and a client that believed it alive would lose its next call.
 *
 * The rest of the body is read first, because a client still sending into a closed connection loses the answer too
 * (https://www.rfc-editor.org/rfc/rfc9112#section-9.6).
 */
export const closeUnread = createMiddleware<ApiEnv>(async (context, next) => {
  await next();
  const isArrived = () => context.env?.incoming?.complete !== false;
  if (isArrived()) return;
  const { body } = context.req.raw;
  if (body !== null && !body.locked) await discard(body);
  if (!isArrived()) context.header('connection', 'close');
});

/** Reads to the end, or until the body is too large, too slow or aborted. */
async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  // This also rejects a pending read.
  const stop = () => reader.releaseLock();
  const silence = setTimeout(stop, rest.silentMs);
  const total = setTimeout(stop, rest.totalMs);
  try {
    for (let left: number = rest.bytes; left > 0; silence.refresh()) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.length;
    }
  } catch {
    // The client has left, or stopped sending.
  } finally {
    clearTimeout(silence);
    clearTimeout(total);
    stop();
  }
}
