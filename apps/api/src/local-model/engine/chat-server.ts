import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createFairQueue, QueueFullError } from '../../limits/fair-queue.ts';
import { type ChatModel, type Piece, RequestRefused } from './chat-model.ts';
import { type ChatRequest, chatRequest } from './chat-request.ts';

/** The server sends one call at a time (`taking-turns.ts`); a few may overlap while one is being abandoned. */
const calls = { atOnce: 1, waiting: 8, ofNetwork: 8, ofAccount: 8 };
const caller = { accountId: undefined, network: undefined };
const mostBytes = 2 * 1024 * 1024;

export interface ChatServer {
  readonly port: number;
  close(): void;
}

/** Serves OpenAI's chat completions on this machine only, to callers with the token. */
export async function serveChat(model: ChatModel, token: string): Promise<ChatServer> {
  const queue = createFairQueue({ name: 'local_model', ...calls });
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasToken(request, token)) return refuse(response, 401, 'unauthorized', 'The token is wrong.');
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return refuse(response, 404, 'not_found', 'Only POST /v1/chat/completions is served.');
    }
    if (Number(request.headers['content-length'] ?? Number.NaN) > mostBytes) {
      return refuse(response, 413, 'too_large', 'The request is too large.');
    }
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const parsed = chatRequest.safeParse(await json(request));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(response, 400, 'invalid_request', `${issue?.path.join('.')}: ${issue?.message}`);
    }
    try {
      await queue.run(caller, () => stream(response, parsed.data, gone.signal), gone.signal);
    } catch (error) {
      if (!gone.signal.aborted) throw error;
    }
  }

  async function stream(response: ServerResponse, request: ChatRequest, signal: AbortSignal): Promise<void> {
    const send = eventsOf(response);
    const end = await model.write(request, signal, (piece) => send({ delta: deltaOf(piece) }));
    send(
      { delta: {}, finish_reason: end.reason },
      {
        prompt_tokens: end.promptTokens,
        completion_tokens: end.answerTokens,
        total_tokens: end.promptTokens + end.answerTokens,
      },
    );
    response.end('data: [DONE]\n\n');
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.');
  return {
    port: address.port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const deltaOf = ({ kind, text: words }: Piece) =>
  kind === 'text' ? { content: words } : { reasoning_content: words };

/** Headers are sent with the first event, so that a failure before it has a status. */
function eventsOf(response: ServerResponse) {
  const id = randomUUID();
  return (choice: { readonly delta: object; readonly finish_reason?: string }, usage?: object): void => {
    if (!response.headersSent) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    }
    const event = {
      id,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, finish_reason: null, ...choice }],
      ...(usage && { usage }),
    };
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  };
}

async function json(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(request));
  } catch {
    return undefined;
  }
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(status === 429 && { 'retry-after': '5' }),
  });
  response.end(JSON.stringify({ error: { code, message } }));
}

function fail(response: ServerResponse, error: unknown): void {
  // Words were already sent: only a broken connection shows that they are incomplete.
  if (response.headersSent) return void response.destroy();
  if (error instanceof RequestRefused) {
    const status = error.code === 'context_length_exceeded' ? 413 : 400;
    return refuse(response, status, error.code, error.message);
  }
  if (error instanceof QueueFullError) return refuse(response, 429, 'busy', 'Too many calls are waiting.');
  refuse(response, 500, 'failed', error instanceof Error ? error.message : String(error));
}
