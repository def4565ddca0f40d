import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface UnreadBounds {
  /** A client that takes nothing of an answer for this long counts as gone. */
  readonly silentMs: number;
  /** Most answers that may be in flight for longer than `graceMs`. */
  readonly most: number;
  readonly graceMs: number;
  /** Most bytes that may wait to be taken, in total. */
  readonly mostBytes: number;
  readonly checkMs: number;
}

/** A document of 5 MB takes 40 s at 1 Mbit/s. */
const usual: UnreadBounds = {
  silentMs: 30_000,
  most: 64,
  graceMs: 2_000,
  mostBytes: 256 * 1024 * 1024,
  checkMs: 500,
};

/**
 * Limits the memory used by answers that clients have not read yet. Closes the connections of clients that read
 * nothing, and if too much is waiting, the oldest ones of the address that has the most. Returns a function that stops
 * the watch.
 */
export function boundUnreadAnswers(server: Server, bounds: UnreadBounds = usual): () => void {
  const since = new Map<Socket, number>();
  /** Number of answers in flight per socket: the next call may arrive before the last one is reported as closed. */
  const busy = new Map<Socket, number>();
  const connected = new Set<Socket>();

  server.on('connection', (socket) => {
    connected.add(socket);
    socket.once('close', () => {
      connected.delete(socket);
      since.delete(socket);
      busy.delete(socket);
    });
  });
  server.on('request', ({ socket }, answer) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    answer.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (left > 0) busy.set(socket, left);
      else busy.delete(socket);
    });
  });
  // Node reports a connection on which nothing moved. With a listener set, this listener has to close idle ones too.
  server.setTimeout(bounds.silentMs, (socket) => {
    if (!busy.has(socket) || socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(bounds.silentMs);
  });

  const check = (): void => {
    const now = performance.now();
    for (const socket of connected) {
      if (socket.writableLength === 0) since.delete(socket);
      else if (!since.has(socket)) since.set(socket, now);
    }
    const unread = [...since].filter(([, from]) => now - from >= bounds.graceMs).map(([socket]) => socket);
    let [count, bytes] = [
      unread.length,
      [...since.keys()].reduce((sum, socket) => sum + socket.writableLength, 0),
    ];
    for (const socket of worstFirst(bytes > bounds.mostBytes ? [...since.keys()] : unread)) {
      if (count <= bounds.most && bytes <= bounds.mostBytes) return;
      count -= 1;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  };
  const timer = setInterval(check, bounds.checkMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Sockets of the address that has the most first, otherwise in order. */
function worstFirst(sockets: readonly Socket[]): Socket[] {
  const byAddress = Object.groupBy(sockets, ({ remoteAddress }) => remoteAddress ?? '');
  return Object.values(byAddress)
    .toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0))
    .flatMap((list) => list ?? []);
}
