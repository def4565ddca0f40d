// npm run attack [-- words of a scenario]: one visitor against everybody; prints a table, updates docs/security.md.
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { startBenchServer } from '../server.ts';
import type { Orders } from './attacker.ts';
import { type Attacked, bystander } from './bystander.ts';
import { keepTable } from './keep-table.ts';
import { scenarios } from './scenarios.ts';

/** What nobody may be held up beyond, p99 in milliseconds. */
const most = { saves: 200, health: 50 };
const milliseconds = 12_000;
/** The attack is under way by then. */
const head = 2_000;

const wanted = process.argv.slice(2).join(' ');
const chosen = Object.keys(scenarios).filter((name) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(`There is no such scenario. Scenarios:\n${Object.keys(scenarios).join('\n')}`);
  process.exit(2);
}

const rows: Attacked[] = [];
for (const scenario of chosen) rows.push(await attacked(scenario));
console.table(
  rows.map(({ scenario, saves, health, corrections, answers }) => ({
    scenario,
    'save p99': Math.round(saves),
    'healthz p99': Math.round(health),
    'correction p99': Math.round(corrections),
    answers,
  })),
);
if (wanted === '') keepTable(rows, { most, load: loadavg()[0] ?? Number.NaN });
if (rows.some(({ saves, health }) => saves > most.saves || health > most.health)) process.exitCode = 1;

/** A fresh server for each scenario, as it is in production but for its data. */
async function attacked(scenario: string): Promise<Attacked> {
  const server = await startBenchServer({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: 'on' });
  try {
    const other = await bystander(server.origin);
    await other.watch(3_000);
    const orders: Orders = { origin: server.origin, scenario, milliseconds: milliseconds + head };
    const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: orders });
    const ended = once(attacker, 'message');
    await new Promise((resolve) => setTimeout(resolve, head));
    const waits = await other.watch(milliseconds);
    const [answers = {}]: Record<string, number>[] = await ended;
    await attacker.terminate();
    const isRefused = Object.keys(answers).join() === '400';
    if (isRefused) throw new Error(`'${scenario}' attacks nothing: it is refused.`);
    return { scenario, ...waits, answers: told(answers) };
  } finally {
    await server.stop();
  }
}

function told(answers: Readonly<Record<string, number>>): string {
  const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  return counts.join(', ') || 'none in time';
}
