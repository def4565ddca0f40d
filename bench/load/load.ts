import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import type { Environment } from '../../apps/api/src/testing/server-process.ts';
import { randomNumbers } from '../../apps/api/src/testing/random-numbers.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { startBenchServer } from '../server.ts';
import { cpuOf, residentOf } from '../streams/process-usage.ts';
import { loadAgent, loadClient, type Outcome } from './client.ts';
import { begin, type Kind, writeFor } from './write-for.ts';

export interface Load {
  readonly writers: number;
  readonly seconds: number;
  /** Settings of the server, such as DATABASE_URL. */
  readonly environment: Environment;
}

/** The longest acceptable waits of writers and monitors, in milliseconds. */
const limits = { save: 500, correction: 3_000, health: 200 };
const megabytes = 1024;
const gigabyte = 1024;
const seed = 20_261_130;
/** Sessions and documents that are created at once before the load begins. */
const startedAtOnce = 10;
const healthEveryMs = 250;
const kinds: readonly Kind[] = ['save', 'correction', 'list', 'search'];

/** Runs this many writers on a separate server, and measures their waiting times. */
export async function load({ writers, seconds, environment }: Load): Promise<Row[]> {
  const server = await startBenchServer({
    ...environment,
    // Each writer has an address, and the limits are those of production.
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
    SAVES_PER_HOUR: '7200',
    SAVED_MB_PER_HOUR: '2000',
  });
  const agent = loadAgent(writers);
  try {
    const clients = Array.from({ length: writers }, (_, index) =>
      loadClient(agent, server.origin, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`),
    );
    const ids: (string | undefined)[] = [];
    for (let first = 0; first < writers; first += startedAtOnce) {
      ids.push(...(await Promise.all(clients.slice(first, first + startedAtOnce).map(begin))));
    }
    const missing = ids.filter((id) => id === undefined).length;
    if (missing > 0) throw new Error(`${missing} writers could not begin.`);

    // The first text loads the checkers, which takes seconds.
    await clients[0]?.call('POST', endpoints.corrections.path, { text: 'She recieve a letter yesterday.' });
    const outcomes = new Map<Kind, Outcome[]>(kinds.map((kind) => [kind, []]));
    const health: number[] = [];
    let most = 0;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const began = performance.now();
        const alive = await request(`${server.origin}/healthz`, { dispatcher: agent })
          .then(({ body }) => body.dump())
          .then(
            () => true,
            () => false,
          );
        health.push(alive ? performance.now() - began : Number.POSITIVE_INFINITY);
        most = Math.max(most, residentOf(server.pid) ?? 0);
        await pause(healthEveryMs);
      }
    })();
    const resident = residentOf(server.pid);
    const cpuBefore = cpuOf(server.pid) ?? Number.NaN;
    const began = performance.now();
    await Promise.all(
      clients.map((client, index) =>
        writeFor(client, ids[index] ?? '', seconds * 1000, randomNumbers(seed + index), (kind, outcome) =>
          outcomes.get(kind)?.push(outcome),
        ),
      ),
    );
    const took = performance.now() - began;
    const cpu = (cpuOf(server.pid) ?? Number.NaN) - cpuBefore;
    isOver = true;
    await watching;

    const name = (what: string): string => `${writers} writers: ${what}`;
    const rowsOf = (kind: Kind): Row[] => {
      const all = outcomes.get(kind) ?? [];
      const answered = all.filter((one) => one.kind === 'answered').map(({ milliseconds }) => milliseconds);
      const count = (wanted: Outcome['kind']): number => all.filter((one) => one.kind === wanted).length;
      const limit = kind === 'save' || kind === 'correction' ? { limit: limits[kind] } : {};
      return [
        { name: name(`${kind}, calls`), value: all.length, unit: 'calls' },
        { name: name(`${kind}, p50`), value: percentile(answered, 50), unit: 'ms' },
        { name: name(`${kind}, p99`), value: percentile(answered, 99), unit: 'ms', ...limit },
        { name: name(`${kind}, healed by one retry`), value: count('healed'), unit: 'calls' },
        { name: name(`${kind}, failed`), value: count('failed'), unit: 'calls', limit: 0 },
      ];
    };
    return [
      ...kinds.flatMap(rowsOf),
      { name: name('/healthz, p99'), value: percentile(health, 99), unit: 'ms', limit: limits.health },
      { name: name('memory at the beginning'), value: (resident ?? 0) / megabytes, unit: 'MB' },
      { name: name('memory at most'), value: most / megabytes, unit: 'MB', limit: gigabyte },
      { name: name('memory at the end'), value: (residentOf(server.pid) ?? 0) / megabytes, unit: 'MB' },
      { name: name('cores of the server'), value: cpu / took, unit: '×' },
    ];
  } finally {
    await agent.destroy();
    await server.stop();
  }
}
