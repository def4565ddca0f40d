// Run by model.ts in a separate process: a model server that speaks in a rhythm and records when it said what.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { servePeer, wishedPort } from '../../apps/api/src/testing/serve-peer.ts';
import { clock } from './clock.ts';
import { modelOrder } from './model.ts';
import { type RhythmName, schedule } from './rhythm.ts';

let rhythm: RhythmName = 'brisk';
/** By the name of the stream, which is in its prompt. */
let said: Record<string, number[]> = {};

const chunk = (delta: object, reason: 'stop' | null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-6f1c0b1e9d1f4f7e8a55',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'bench',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
  })}\n\n`;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const begun = performance.now();
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const [name = ''] = /stream-\d+/.exec(body) ?? [];
  const times: number[] = [];
  said[name] = times;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }, null));
  for (const { at, text } of schedule(rhythm)) {
    const due = at - (performance.now() - begun);
    if (due > 0) await pause(due);
    if (response.destroyed) return;
    times.push(clock());
    response.write(chunk({ content: text }, null));
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}

const server = createServer((request, response) => {
  void answer(request, response).catch(() => response.destroy());
});
server.listen({ port: wishedPort, host: '127.0.0.1', backlog: 4096 });
await once(server, 'listening');
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.');
servePeer(address.port, (order) => {
  const { speak } = modelOrder.parse(order);
  const times = said;
  if (speak !== undefined) {
    rhythm = speak;
    said = {};
  }
  return times;
});
