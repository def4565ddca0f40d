import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from '../database/open-sqlite.ts';
import type { OpeningWork } from './open-at-once.ts';

const { folders, threads, arrivals }: OpeningWork = workerData;
const thrown: unknown[] = [];
for (const [round, folder] of folders.entries()) {
  Atomics.add(arrivals, 0, 1);
  while (Atomics.load(arrivals, 0) < threads * (round + 1));
  try {
    await openSqlite(folder).close();
  } catch (error) {
    thrown.push(error);
  }
}
parentPort?.postMessage(thrown);
