import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How the server treats the next chat completions. */
export type Behaviour =
  | {
      readonly kind: 'answer';
      readonly words: readonly string[];
      readonly pauseMs?: number;
      readonly thinking?: readonly string[];
    }
  /** Words without end. */
  | { readonly kind: 'endless'; readonly pauseMs: number }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Takes the call and says nothing. */
  | { readonly kind: 'silent' }
  /** Says some words, then nothing more. */
  | { readonly kind: 'stall'; readonly words: readonly string[] }
  /** Says some words, then cuts the connection. */
  | { readonly kind: 'drop'; readonly words: readonly string[] }
  /** Says some words, then ends in good order but without a reason to finish. */
  | { readonly kind: 'truncate'; readonly words: readonly string[] }
  /** Answers 200 with this body. */
  | { readonly kind: 'raw'; readonly contentType: string; readonly body: string }
  /** Says some words, then a line that is no JSON. */
  | { readonly kind: 'malformed'; readonly words: readonly string[] };

export type ModelServer = {
  /** With /v1. */
  readonly baseUrl: string;
  /** Without a path, as Ollama is addressed. */
  readonly url: string;
  behave(behaviour: Behaviour): void;
  /** Answers /api/tags like an Ollama that has these models. */
  offer(models: readonly { name: string; modified_at?: string; details?: { family: string } }[]): void;
  readonly seen: {
    requests: { authorization: string | undefined; body: unknown }[];
    probes: number;
    /** Pieces written so far. */
    sent: number;
    /** When the client left before the end, by performance.now(). */
    leftAt: number | undefined;
  };
  close(): Promise<void>;
};

/** A server on a free port of this machine that speaks the part of OpenAI's protocol that the product uses. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = { kind: 'answer', words: ['Hello'] };
  let models: Parameters<ModelServer['offer']>[0] | undefined;
  const seen: ModelServer['seen'] = { requests: [], probes: 0, sent: 0, leftAt: undefined };

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/api/tags') {
      seen.probes++;
      if (models === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ models }));
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    seen.requests.push({ authorization: request.headers.authorization, body });
    response.on('close', () => {
      if (!response.writableFinished) seen.leftAt = performance.now();
    });
    await answer(behaviour, response);
  }

  const write = (response: ServerResponse, chunk: object): void => {
    seen.sent++;
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const say = (response: ServerResponse, words: readonly string[]): void => {
    for (const content of words) write(response, delta({ content }));
  };

  async function answer(how: Behaviour, response: ServerResponse): Promise<void> {
    if (how.kind === 'silent') return;
    if (how.kind === 'status') {
      const error = { error: { message: `status ${how.status}`, type: 'error' } };
      response
        .writeHead(how.status, { 'content-type': 'application/json', ...how.headers })
        .end(JSON.stringify(error));
      return;
    }
    if (how.kind === 'raw') {
      response.writeHead(200, { 'content-type': how.contentType }).end(how.body);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    write(response, delta({ role: 'assistant', content: '' }));
    switch (how.kind) {
      case 'endless':
        while (!response.destroyed) {
          say(response, ['word ']);
          await pause(how.pauseMs);
        }
        return;
      case 'stall':
        return say(response, how.words);
      case 'drop':
        say(response, how.words);
        await pause(20);
        response.destroy();
        return;
      case 'truncate':
        say(response, how.words);
        response.end();
        return;
      case 'malformed':
        say(response, how.words);
        response.write('data: {"choices": [{"delta"\n\n');
        response.end();
        return;
      case 'answer':
        for (const text of how.thinking ?? []) write(response, delta({ reasoning_content: text }));
        for (const word of how.words) {
          say(response, [word]);
          if (how.pauseMs !== undefined) await pause(how.pauseMs);
        }
        write(response, delta({}, 'stop'));
        response.end('data: [DONE]\n\n');
        return;
      default:
        how satisfies never;
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseUrl: `${url}/v1`,
    seen,
    behave: (next) => {
      behaviour = next;
    },
    offer: (next) => {
      models = next;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const delta = (content: object, finishReason: 'stop' | null = null): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model: 'test-model',
  choices: [{ index: 0, delta: content, finish_reason: finishReason }],
});
