import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';

/** How much of a refused body is taken and thrown away, as long as it goes on coming. */
const rest = { silentMs: 500, totalMs: 10_000, bytes: 64 * 1024 * 1024 } as const;

/**
 * An answer that leaves before its request has arrived ends the connection and says so: the listener cuts it after half
 * a second, and a client that took it for alive would lose its next call.
 *
 * What is still on its way is read first. A client that sends into an ended connection loses the answer as well
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

/** Reads to the end, or until it is too much, too slow or broken off. */
async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  // A read that is under way is refused with it.
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
    // The client has left, or sends no more.
  } finally {
    clearTimeout(silence);
    clearTimeout(total);
    stop();
  }
}
