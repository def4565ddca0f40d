import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CommandError } from './command-error.ts';
import { pullByOllama } from './pull-by-ollama.ts';

let server: Server;
let url: string;
let asked: unknown;
let answer: (response: ServerResponse) => void;
const said: string[] = [];
const seen: [number, number][] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      asked = [request.method, request.url, JSON.parse(body)];
      answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  said.length = 0;
  seen.length = 0;
});

const pull = () =>
  pullByOllama({
    url,
    model: 'qwen3:4b',
    say: (line) => said.push(line),
    progress: (bytes, of) => seen.push([bytes, of]),
  });
const lines = (...reports: readonly object[]) =>
  reports.map((report) => `${JSON.stringify(report)}\n`).join('');

test('a model is fetched with its progress', async () => {
  const layer = { status: 'pulling 3e4cb1417446', digest: 'sha256:3e4c', total: 100 };
  const text = lines(
    { status: 'pulling manifest' },
    layer,
    { ...layer, completed: 40 },
    { ...layer, completed: 100 },
    { status: 'verifying sha256 digest' },
    { status: 'success' },
  );
  answer = (response) => {
    response.write(text.slice(0, 70));
    setTimeout(() => response.end(text.slice(70)), 20);
  };
  await pull();
  expect(asked).toEqual(['POST', '/api/pull', { model: 'qwen3:4b', stream: true }]);
  expect(said).toEqual(['pulling manifest', 'verifying sha256 digest', 'success']);
  expect(seen).toEqual([
    [0, 100],
    [40, 100],
    [100, 100],
  ]);
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  [
    'a model that does not exist',
    (response) =>
      void response.writeHead(500).end(lines({ error: 'pull model manifest: file does not exist' })),
    /cannot fetch qwen3:4b: pull model manifest/u,
  ],
  [
    'a stream that ends early',
    (response) => void response.end(lines({ status: 'pulling manifest' })),
    /broke off/u,
  ],
  [
    'a connection that breaks off',
    (response) => {
      response.write(lines({ status: 'pulling manifest' }));
      setTimeout(() => response.destroy(), 20);
    },
    /broke off/u,
  ],
  ['a refusal without words', (response) => void response.writeHead(404).end(), /answered 404/u],
  ['something else', (response) => void response.end('<!doctype html>'), /no Ollama/u],
])('%s is reported with a message', async (_name, peer, sentence) => {
  answer = peer;
  await expect(pull()).rejects.toThrow(sentence);
  await expect(pull()).rejects.toBeInstanceOf(CommandError);
});

test('without Ollama, the address is reported', async () => {
  const none = pullByOllama({ url: 'http://127.0.0.1:9', model: 'a', say: () => {}, progress: () => {} });
  await expect(none).rejects.toThrow('There is no Ollama at http://127.0.0.1:9');
});
