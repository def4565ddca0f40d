import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchFile, partialOf } from './fetch-file.ts';

const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 251));
const sha256 = createHash('sha256').update(content).digest('hex');

let folder: string;
let server: Server;
let ranges: (string | undefined)[];
let answer: (response: ServerResponse, from: number) => void;
let seen: number[];
/** Called when this many bytes have been written to the disk. */
let arrived: { readonly bytes: number; readonly next: () => void } | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-file-'));
  ranges = [];
  seen = [];
  arrived = undefined;
  server = createServer((request: IncomingMessage, response) => {
    const { range } = request.headers;
    ranges.push(range);
    answer(response, Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (): string => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  return `http://127.0.0.1:${address.port}/model.gguf`;
};
const target = (): string => join(folder, 'model.gguf');
const fetchIt = (wanted = sha256, attempts = 3): Promise<void> =>
  fetchFile(
    target(),
    { url: urlOf(), bytes: content.length, sha256: wanted },
    { progress: noteProgress, attempts, pauseMs: 1, stallMs: 300 },
  );

const noteProgress = (bytes: number): void => {
  seen.push(bytes);
  if (arrived && bytes >= arrived.bytes) arrived.next();
};

const whole = (response: ServerResponse, from: number): void => {
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from });
  response.end(content.subarray(from));
};
const part = (response: ServerResponse, from: number, to: number): void => {
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from });
  arrived = { bytes: to, next: () => response.destroy() };
  response.write(content.subarray(from, to));
};

test('a file is downloaded and verified before it gets its name', async () => {
  answer = whole;
  await fetchIt();
  expect(await readdir(folder)).toEqual(['model.gguf']);
  expect((await readFile(target())).equals(content)).toBe(true);
  expect(seen.at(-1)).toBe(content.length);
});

test('a connection that breaks off is resumed where it was', async () => {
  answer = (response, from) => (from === 0 ? part(response, 0, 100_000) : whole(response, from));
  await fetchIt();
  expect((await readFile(target())).equals(content)).toBe(true);
  expect(ranges).toEqual([undefined, 'bytes=100000-']);
});

test('a download that fails for good keeps what has arrived, for the next call', async () => {
  answer = (response, from) =>
    from < 150_000 ? part(response, from, from + 50_000) : void response.destroy();
  await expect(fetchIt()).rejects.toThrow(
    /^The connection to 127\.0\.0\.1:\d+ broke off .*type the same command again/,
  );
  expect(ranges.slice(1)).toEqual([
    'bytes=50000-',
    'bytes=100000-',
    ...Array.from({ length: 3 }, () => 'bytes=150000-'),
  ]);
  expect(await readdir(folder)).toEqual([`model.gguf.${sha256.slice(0, 12)}.part`]);
  answer = whole;
  await fetchIt();
  expect(ranges.at(-1)).toBe('bytes=150000-');
  expect((await readFile(target())).equals(content)).toBe(true);
});

test('a connection that goes silent counts as broken', async () => {
  answer = (response, from) => {
    if (from > 0) return whole(response, from);
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.subarray(0, 1000));
  };
  await fetchIt();
  expect(ranges).toEqual([undefined, 'bytes=1000-']);
});

test('a server without range requests sends the file from the beginning', async () => {
  let calls = 0;
  answer = (response) => (calls++ === 0 ? part(response, 0, 100_000) : whole(response, 0));
  await fetchIt();
  expect((await readFile(target())).equals(content)).toBe(true);
});

test('a file with another checksum is refused and removed', async () => {
  answer = whole;
  await expect(fetchIt('0'.repeat(64))).rejects.toThrow('its checksum is wrong. It was removed again.');
  expect(await readdir(folder)).toEqual([]);
});

test('a file that is longer than expected is not read to its end', async () => {
  answer = (response) => {
    response.writeHead(200);
    response.end(Buffer.concat([content, content]));
  };
  await expect(fetchIt()).rejects.toThrow('is larger than it should be');
});

test.each([404, 403, 410])('status %d is final', async (status) => {
  answer = (response) => void response.writeHead(status).end();
  await expect(fetchIt()).rejects.toThrow(`answers with status ${status}.`);
  expect(ranges).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
});

test('status 503 is retried', async () => {
  answer = (response, from) =>
    ranges.length < 3 ? void response.writeHead(503).end() : whole(response, from);
  await fetchIt();
  expect(ranges).toHaveLength(3);
});

test.runIf(process.platform === 'linux')('a full disk is reported, and the download removed', async () => {
  answer = whole;
  await symlink('/dev/full', partialOf(target(), { sha256 }));
  await expect(fetchIt()).rejects.toThrow('The disk is full. What had been fetched was removed again.');
  expect(await readdir(folder)).toEqual([]);
});
