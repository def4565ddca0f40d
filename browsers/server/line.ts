import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The connection between a browser and a server, which can be cut. */
export interface Line {
  /** The address at which the browser finds the server. */
  readonly origin: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

export async function startLine(server: string): Promise<Line> {
  const target = Number(new URL(server).port);
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      // If one end closes, close the other.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number): Promise<void> => {
    line.listen(port, '127.0.0.1');
    await once(line, 'listening');
  };
  await listen(0);
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async cut() {
      if (!line.listening) return;
      const closed = once(line, 'close');
      line.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: () => listen(address.port),
  };
}
