import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { Caller } from '../../engine/caller.ts';
import { createEfforts } from './effort.ts';

const writer: Caller = { accountId: 'writer', network: '203.0.113.9' };
const loops: Worker[] = [];
afterEach(() => Promise.all(loops.splice(0).map((loop) => loop.terminate())));

/** Two per core, so that this thread gets less than half of one. */
async function startBusyLoops(): Promise<void> {
  const script = "require('node:worker_threads').parentPort.postMessage(''); for (;;);";
  const started = Array.from(
    { length: 2 * availableParallelism() },
    () => new Worker(script, { eval: true }),
  );
  loops.push(...started);
  await Promise.all(started.map((loop) => new Promise((resolve) => loop.once('message', resolve))));
}

/** Computes for about this many milliseconds on any machine. */
function compute(milliseconds: number): void {
  const began = process.threadCpuUsage();
  let took = 0;
  while (took < milliseconds * 1000) {
    const { user, system } = process.threadCpuUsage(began);
    took = user + system;
  }
}

test('regression 270: next to a busy loop, a word takes no more effort than on an idle machine', async () => {
  await startBusyLoops();
  // With a stopped clock, so that nothing is refilled meanwhile.
  const effort = createEfforts(() => 0)(writer);
  const began = performance.now();
  effort.spend(() => compute(600));
  expect(performance.now() - began).toBeGreaterThan(1_000);
  expect([effort.maySearch(), effort.mayTry()]).toEqual([true, true]);
});
