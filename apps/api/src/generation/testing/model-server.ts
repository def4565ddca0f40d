import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';
import { protocolOf } from './protocols.ts';
import { misdone } from './unruly-model.ts';

export type { Behaviour };

export type Seen = {
  requests: {
    path: string;
    authorization: string | undefined;
    headers: Record<string, unknown>;
    body: unknown;
  }[];
  probes: number;
  /** Number of running calls. */
  open: number;
  /** Number of chunks written so far. */
  sent: number;
  /** When the client left before the end, by performance.now(). */
  leftAt: number | undefined;
};

export type OfferedModels = readonly { name: string; modified_at?: string; details?: { family: string } }[];

export type ModelServer = {
  /** Including /v1. */
  readonly baseUrl: string;
  /** Without a path, as for Ollama. */
  readonly url: string;
  /** Sets how the next calls are treated, in order; the last behaviour stays. */
  behave(first: Behaviour, ...next: readonly Behaviour[]): void;
  /** Answers /api/tags like an Ollama with these models. */
  offer(models: OfferedModels): void;
  readonly seen: Seen;
  close(): Promise<void>;
};

/**
 * A server on a free port of this machine that speaks those parts of OpenAI's and Anthropic's protocols that the
 * product uses.
 */
export async function startModelServer(port = 0): Promise<ModelServer> {
  let behaviours: readonly [Behaviour, ...Behaviour[]] = [{ kind: 'answer', words: ['Hello'] }];
  let models: OfferedModels | undefined;
  const seen: Seen = { requests: [], probes: 0, open: 0, sent: 0, leftAt: undefined };

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
    const { authorization } = request.headers;
    const path = request.url ?? '';
    seen.requests.push({ path, authorization, headers: request.headers, body });
    seen.open++;
    response.on('close', () => {
      seen.open--;
      if (!response.writableFinished) seen.leftAt = performance.now();
    });
    const [behaviour, next, ...rest] = behaviours;
    if (next) behaviours = [next, ...rest];
    await answer(
      refusesSchema(behaviour, body) ? { kind: 'status', status: 400 } : behaviour,
      { path, body },
      response,
    );
  }

  async function answer(how: Behaviour, { path, body }: Call, response: ServerResponse): Promise<void> {
    const protocol = protocolOf(path, body);
    const write = (events: readonly string[]): void => {
      seen.sent += events.length;
      for (const event of events) response.write(event);
    };
    const say = (words: readonly string[]): void => write(words.map(protocol.word));

    if (how.kind === 'silent') return;
    if (how.kind === 'status') return refuse(response, how.status, how.headers);
    if (how.kind === 'raw') return sendRaw(response, how);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    write(protocol.begin);
    switch (how.kind) {
      case 'endless':
        while (!response.destroyed) {
          say(['word ']);
          await pause(how.pauseMs);
        }
        return;
      case 'stall':
        return say(how.words);
      case 'drop':
        say(how.words);
        await pause(20);
        response.destroy();
        return;
      case 'truncate':
        say(how.words);
        response.end();
        return;
      case 'malformed':
        say(how.words);
        response.write('data: {"choices": [{"delta"\n\n');
        response.end();
        return;
      case 'americanises':
        say([misdone(promptOf(body), how.misdeed)]);
        write(protocol.end('stop'));
        response.end();
        return;
      case 'answer':
      case 'knows no schemas':
        if ('thinking' in how) write((how.thinking ?? []).map(protocol.thought));
        for (const word of how.words) {
          say([word]);
          if ('pauseMs' in how) await pause(how.pauseMs);
        }
        write(protocol.end(how.kind === 'answer' ? (how.ending ?? 'stop') : 'stop'));
        response.end();
        return;
      default:
        how satisfies never;
    }
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseUrl: `${url}/v1`,
    seen,
    behave: (...next) => {
      behaviours = next;
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

/** The user's message. */
function promptOf(body: unknown): string {
  const messages: unknown = Reflect.get(Object(body), 'messages');
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
  return String(Reflect.get(Object(last), 'content'));
}

type Call = { readonly path: string; readonly body: unknown };

const refusesSchema = ({ kind }: Behaviour, body: unknown): boolean =>
  kind === 'knows no schemas' && typeof body === 'object' && body !== null && 'response_format' in body;

function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const error = { error: { message: `status ${status}`, type: 'error' } };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(error));
}

async function sendRaw(
  response: ServerResponse,
  { contentType, body, piece }: Extract<Behaviour, { kind: 'raw' }>,
): Promise<void> {
  response.writeHead(200, { 'content-type': contentType });
  const bytes = Buffer.from(body);
  const size = piece ?? bytes.length;
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size));
    if (piece !== undefined) await new Promise(setImmediate);
  }
  response.end();
}
