import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { Browser } from '../../apps/api/src/testing/browser.ts';
import { percentile } from '../percentile.ts';
import { draft } from '../saves/draft.ts';
import { prose } from '../prose.ts';
import { createDocument, savePath, signIn } from '../writer.ts';

/** Waiting times of a bystander, p99 in milliseconds. */
export interface Waits {
  readonly saves: number;
  readonly health: number;
  readonly corrections: number;
}

export interface Bystander {
  /** Writes for this long: a 20 KB save every 50 ms, a sentence check every second. */
  watch(milliseconds: number): Promise<Waits>;
}

let edition = 0;

/** A user with a different account and address from the attacker's. */
export async function bystander(origin: string): Promise<Bystander> {
  const browser = new Browser((path, { headers, ...init }) =>
    fetch(new URL(path, origin), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': '203.0.113.7' },
    }),
  );
  await signIn(browser);
  const id = await createDocument(browser, 'Mine', prose(80, 0));

  async function times(until: number, every: number, call: () => Promise<Response>): Promise<number[]> {
    const taken: number[] = [];
    while (performance.now() < until) {
      const began = performance.now();
      const response = await call();
      await response.arrayBuffer();
      // A refused request has not been waited for.
      taken.push(response.ok ? performance.now() - began : Number.POSITIVE_INFINITY);
      await pause(every);
    }
    return taken;
  }

  return {
    async watch(milliseconds) {
      const until = performance.now() + milliseconds;
      const [saves, health, corrections] = await Promise.all([
        times(until, 50, () =>
          browser.request(savePath(id), {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: draft(edition++),
          }),
        ),
        times(until, 20, () => fetch(`${origin}/healthz`)),
        times(until, 1_000, () =>
          browser.post(endpoints.corrections.path, { text: `She recieve letter ${edition++} yesterday.` }),
        ),
      ]);
      return {
        saves: percentile(saves, 99),
        health: percentile(health, 99),
        corrections: percentile(corrections, 99),
      };
    },
  };
}
