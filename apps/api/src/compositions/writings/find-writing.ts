import { setTimeout as pause } from 'node:timers/promises';
import type { Writing, Writings } from './writings.ts';

const pollMs = 50;
const timeoutMs = 2_000;

/** Finds an essay by its name. A watcher may arrive a moment before the call that starts it. */
export async function findWriting(
  writings: Writings,
  named: Parameters<Writings['find']>[0],
  signal: AbortSignal,
): Promise<Writing | undefined> {
  const until = Date.now() + timeoutMs;
  let found = writings.find(named);
  while (!found && !signal.aborted && Date.now() < until) {
    await pause(pollMs);
    found = writings.find(named);
  }
  return found;
}
