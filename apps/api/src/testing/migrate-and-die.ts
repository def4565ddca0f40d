// Migrates a database and kills itself in the middle.
import { writeSync } from 'node:fs';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { migrate, type Migrations } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../database/open-database.ts';
import type { MigratingOrder } from './killed-migration.ts';
import { watchStatements } from './watch-statements.ts';

const { settings, migration, moment }: MigratingOrder = JSON.parse(process.argv[2] ?? '');

// A separate thread, since SQLite blocks this one; it busy-waits, since timers are too coarse.
const timedKiller = `
  const { workerData: { begun, milliseconds } } = require('node:worker_threads');
  while (Atomics.load(begun, 0) === 0);
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  process.kill(process.pid, 'SIGKILL');`;

const begun = new Int32Array(new SharedArrayBuffer(4));
if (moment?.milliseconds !== undefined) {
  const workerData = { begun, milliseconds: moment.milliseconds };
  await once(new Worker(timedKiller, { eval: true, workerData }), 'online');
}
let start = 0;
let statements = 0;
watchStatements(() => {
  if (start === 0) return;
  statements += 1;
  if (statements === moment?.statement) process.kill(process.pid, 'SIGKILL');
});

function begin(): void {
  writeSync(1, 'begun\n');
  start = performance.now();
  Atomics.store(begun, 0, 1);
}

const known: Migrations = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => migration === undefined || name <= migration),
);
const chosen = known[migration ?? ''];
if (!chosen) begin();
const connection = openDatabase(settings, (error) => {
  throw error;
});
await migrate(connection, {
  ...known,
  ...(migration !== undefined && chosen ? { [migration]: { up: (db) => (begin(), chosen.up(db)) } } : {}),
});
writeSync(1, `done ${JSON.stringify({ milliseconds: performance.now() - start, statements })}\n`);
process.exit();
