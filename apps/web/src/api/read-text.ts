import { discard } from './discard.ts';

/**
 * Reads a body as text, piece by piece, to its end. A body that is not read to its end is cancelled: an open one keeps a
 * connection of the browser, which has six for a server.
 *
 * By a reader: Safari iterates over streams from version 27 only (https://caniuse.com/wf-async-iterable-streams).
 *
 * @param onText called with each piece as it arrives
 * @param brokeOff makes the error of a body that breaks off
 * @throws what `brokeOff` makes; what `onText` throws; the signal's reason
 */
export async function readText(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
  signal: AbortSignal,
  brokeOff: () => Error,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const leave = () => discard(reader, signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read().catch(() => {
        throw signal.aborted ? signal.reason : brokeOff();
      });
      signal.throwIfAborted();
      const text = decoder.decode(value, { stream: !done });
      if (text !== '') onText(text);
      if (done) return;
    }
  } catch (error) {
    discard(reader, error);
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
