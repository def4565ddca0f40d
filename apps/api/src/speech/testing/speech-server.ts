import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { servePeer, wishedPort } from '../../testing/serve-peer.ts';
import { type Behaviour, behaviour } from './speech-peer.ts';

let behave: Behaviour = { kind: 'say', text: 'Hello.' };
let calls: unknown[] = [];
let left = 0;

const server = createServer((request, response) => {
  void handle(request, response).catch(() => response.destroy());
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.on('close', () => {
    if (!response.writableFinished) left += 1;
  });
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  calls.push(await described(request, Buffer.concat(parts)));
  await answer(response);
}

async function described(request: IncomingMessage, body: Buffer): Promise<unknown> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new TypeError('There is no file.');
  return {
    path: request.url,
    authorization: request.headers.authorization ?? null,
    model: form.get('model'),
    language: form.get('language'),
    fileName: file.name,
    fileType: file.type,
    bytes: file.size,
    start: await file.slice(0, 4).text(),
  };
}

async function answer(response: ServerResponse): Promise<void> {
  const json = { 'content-type': 'application/json' };
  switch (behave.kind) {
    case 'say':
      response.writeHead(200, json).end(JSON.stringify({ text: behave.text }));
      return;
    case 'status': {
      const retry = behave.retryAfter === undefined ? {} : { 'retry-after': behave.retryAfter };
      response.writeHead(behave.status, { ...json, ...retry }).end('{"error":{"message":"no"}}');
      return;
    }
    case 'silent':
      return;
    case 'drop':
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"text": "Half an ');
      await pause(20);
      response.destroy();
      return;
    case 'raw':
      response.writeHead(200, json).end(behave.body);
      return;
    case 'endless':
      response.writeHead(200, json);
      response.write('{"text": "');
      while (!response.destroyed) {
        response.write('word '.repeat(10_000));
        await pause(1);
      }
      return;
    default:
      behave satisfies never;
  }
}

server.listen(wishedPort, '127.0.0.1');
await once(server, 'listening');
servePeer((server.address() as AddressInfo).port, (order) => {
  const seen = { calls, left };
  calls = [];
  left = 0;
  if (order !== null) behave = behaviour.parse(order);
  return seen;
});
