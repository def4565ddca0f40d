import { discard } from './discard.ts';

/**
 * Reads a body as text, piece by piece, to its end. A body that is not read to its end is cancelled: an open one keeps a
 * connection of the browser, which has six for a server.
 *
 * By a reader: Safari iterates over streams from version 27 only (https://caniuse.com/wf-async-iterable-streams).
 *
 * @param onText called with each piece as it arrives
 * @throws ReadFailed when the body breaks off; what `onText` throws; the signal's reason
 */
export async function readText(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const leave = () => discard(reader, signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw signal.aborted ? signal.reason : new ReadFailed(cause);
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

/** The connection was lost before the body ended. */
export class ReadFailed extends Error {
  constructor(cause: unknown) {
    super('The body broke off', { cause });
    this.name = 'ReadFailed';
  }
}
