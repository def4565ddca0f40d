import { setTimeout as pause } from 'node:timers/promises';
import type { Watched, Writings } from './writings.ts';

const pollMs = 100;
const timeoutMs = 2_000;

/** Finds an essay by its name. A watcher may arrive a moment before the call that starts it. */
export async function findWriting(
  writings: Writings,
  named: Parameters<Writings['find']>[0],
  signal: AbortSignal,
): Promise<Watched | undefined> {
  const until = Date.now() + timeoutMs;
  let found = await writings.find(named);
  while (!found && !signal.aborted && Date.now() < until) {
    await pause(pollMs);
    found = await writings.find(named);
  }
  return found;
}
