import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startModelServer, type ModelServer } from '../apps/api/src/generation/testing/model-server.ts';

export type Row = { readonly name: string; readonly value: number; readonly unit: 'ms' };

/** One word an answer, so that an account's 200 free words last for all of them. */
const calls = 150;
const warmUp = 20;
const prompt = { title: 'Tides', text: '', selection: 'The moon pulls the sea. The sun pulls it too.' };

/** What the server adds to a model's first token: the same model asked directly and through the server, in turns. */
export async function firstToken(): Promise<Row[]> {
  const model = await startModelServer();
  model.behave({ kind: 'answer', words: ['word'] });
  const server = await startRealServer(model.baseUrl);
  try {
    const ask = await askerOf(server.url);
    const direct: number[] = [];
    const through: number[] = [];
    for (let call = 0; call < warmUp + calls; call++) {
      const times = [await timeToFirst(() => askModel(model)), await timeToFirst(ask)] as const;
      if (call < warmUp) continue;
      direct.push(times[0]);
      through.push(times[1]);
    }
    const added = through.map((ms, index) => ms - (direct[index] ?? 0));
    return [
      { name: 'first token, model asked directly, p50', value: percentile(direct, 50), unit: 'ms' },
      { name: 'first token through the server, p50', value: percentile(through, 50), unit: 'ms' },
      { name: 'first token through the server, p99', value: percentile(through, 99), unit: 'ms' },
      { name: 'added to the first token, p50', value: percentile(added, 50), unit: 'ms' },
      { name: 'added to the first token, p99', value: percentile(added, 99), unit: 'ms' },
    ];
  } finally {
    await server.stop();
    await model.close();
  }
}

async function startRealServer(modelUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'));
  const main = new URL('../apps/api/src/main.ts', import.meta.url).pathname;
  const server = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      AI_BASE_URL: modelUrl,
      AI_API_KEY: 'bench',
      AI_MODEL: 'bench',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const ready = /^Octavo is ready at (http:\S+)\/app\/$/.exec(line);
    if (!ready) continue;
    server.stdout.resume();
    return { url: ready[1] ?? '', stop };
  }
  await stop();
  throw new Error('The server ended before it was ready.');
}

async function askerOf(url: string): Promise<() => Promise<Response>> {
  const signedIn = await fetch(`${url}/auth/anonymous`, { method: 'POST' });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return () =>
    fetch(`${url}/v2/text/plain/paraphrase`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(prompt),
    });
}

const askModel = (model: ModelServer): Promise<Response> =>
  fetch(`${model.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'bench',
      stream: true,
      messages: [{ role: 'user', content: prompt.selection }],
    }),
  });

/** From the call to the first bytes of the body, in ms; the rest is read as well. */
async function timeToFirst(ask: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await ask();
  const reader = response.body?.getReader();
  if (!response.ok || !reader) {
    throw new Error(`The call failed with status ${response.status}: ${await response.text()}`);
  }
  await reader.read();
  const ms = performance.now() - start;
  while (!(await reader.read()).done);
  return ms;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}
