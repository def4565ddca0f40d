import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { boundUnreadAnswers, type UnreadBounds } from './unread-answers.ts';

const wide: UnreadBounds = {
  silentMs: 60_000,
  most: 1000,
  graceMs: 60_000,
  mostBytes: 1e12,
  checkMs: 10,
};
const megabyte = 1024 * 1024;
let end: () => void = () => undefined;
afterEach(() => end());

async function open(bounds: Partial<UnreadBounds>, answer = 'x'.repeat(8 * megabyte)) {
  const silence = Promise.withResolvers<void>();
  const server: Server = createServer(({ url }, response) => {
    if (url === '/later') void silence.promise.then(() => response.end(answer));
    else response.end(answer);
  });
  const endWatch = boundUnreadAnswers(server, { ...wide, ...bounds });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets: Socket[] = [];
  end = () => {
    endWatch();
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  };
  const ask = async (path = '/'): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket.pause());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    return socket;
  };
  return { server, ask, port, speak: () => silence.resolve() };
}
/** Waits until the server has at most this many connections, and returns their number. */
async function fallsTo(server: Server, most: number): Promise<number> {
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<number>();
    server.getConnections((_, count) => resolve(count));
    const count = await promise;
    if (count <= most) return count;
    await new Promise((done) => setImmediate(done));
  }
}

test('regression 14: a client that reads nothing of an answer is cut off', async () => {
  const { server, ask } = await open({ silentMs: 50 });
  await ask();
  expect(await fallsTo(server, 0)).toBe(0);
});

test('an answer that is still being prepared is waited for', async () => {
  const { ask, speak } = await open({ silentMs: 20 }, 'at last');
  const socket = await ask('/later');
  setTimeout(speak, 200);
  socket.resume();
  const [data]: Buffer[] = await once(socket, 'data');
  expect(data?.toString()).toContain('at last');
});

test('regression 14: when too many answers are unread, the excess is cut off', async () => {
  const { server, ask } = await open({ most: 2, graceMs: 30 });
  for (let count = 0; count < 6; count += 1) await ask();
  expect(await fallsTo(server, 2)).toBe(2);
});

test('regression 14: when too many bytes are unread, the excess is cut off', async () => {
  const { server, ask } = await open({ mostBytes: 20 * megabyte });
  for (let count = 0; count < 6; count += 1) await ask();
  expect(await fallsTo(server, 2)).toBe(2);
});

test('a client that reads its answer gets all of it', async () => {
  const { port } = await open({ silentMs: 2_000, most: 1, graceMs: 2_000 });
  const lengths = await Promise.all(
    [1, 2, 3].map(async () => (await (await fetch(`http://127.0.0.1:${port}/`)).text()).length),
  );
  expect(lengths).toEqual([8 * megabyte, 8 * megabyte, 8 * megabyte]);
});
