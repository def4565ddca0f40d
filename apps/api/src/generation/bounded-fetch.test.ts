import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

let sent = 0;
let visits = 0;
const server = createServer((request, response) => {
  if (request.url === '/away') {
    response.writeHead(307, { location: '/elsewhere' }).end();
  } else if (request.url === '/elsewhere') {
    visits += 1;
    response.end('told');
  } else if (request.url === '/endless') {
    const write = (): void => {
      while (!response.destroyed) {
        sent += 64 * 1024;
        if (!response.write(Buffer.alloc(64 * 1024, 'x'))) return void response.once('drain', write);
      }
    };
    write();
  } else {
    response.end('short');
  }
});
let url = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const isAddress = (address: ReturnType<typeof server.address>): address is AddressInfo =>
    typeof address === 'object' && address !== null;
  const address = server.address();
  url = isAddress(address) ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('regression 14: a redirect is refused, and nothing is sent to its target', async () => {
  await expect(boundedFetch(`${url}/away`, { method: 'POST', body: 'a text' })).rejects.toBeInstanceOf(
    TypeError,
  );
  expect(visits).toBe(0);
});

test('regression 14: an endless answer is cut off', async () => {
  const response = await boundedFetch(`${url}/endless`, {}, 1024 * 1024);
  await expect(response.text()).rejects.toThrow('too long');
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('a short answer is returned unchanged', async () => {
  const response = await boundedFetch(`${url}/`);
  expect([response.status, await response.text()]).toEqual([200, 'short']);
});
