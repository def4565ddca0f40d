// A separate process, started by start-attacker.ts.
import { once } from 'node:events';
import { Browser } from '../../apps/api/src/testing/browser.ts';
import { signIn } from '../writer.ts';
import { scenarios } from './scenarios.ts';

/** The instructions to an attacker. */
export interface Orders {
  readonly origin: string;
  readonly scenario: string;
  readonly milliseconds: number;
}

/** How often each status was received. */
export type Answers = Readonly<Record<string, number>>;

/** A documentation address (RFC 5737), which the server accepts from its proxy. */
const address = '198.51.100.66';
const [orders]: Orders[] = await once(process, 'message');
if (!orders) throw new TypeError('An attacker needs orders.');
const { origin, scenario, milliseconds } = orders;
const signal = AbortSignal.timeout(milliseconds);
const answers: Record<string, number> = {};

const browser = new Browser((path, { headers, ...init }) =>
  fetch(new URL(path, origin), {
    ...init,
    headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': address },
    signal,
  }),
);

async function flood(atOnce: number, call: (turn: number) => Promise<Response>): Promise<void> {
  let turn = 0;
  const one = async (): Promise<void> => {
    while (!signal.aborted) {
      const response = await call(turn++);
      if (!response.bodyUsed) await response.arrayBuffer();
      answers[response.status] = (answers[response.status] ?? 0) + 1;
    }
  };
  await Promise.allSettled(Array.from({ length: atOnce }, one));
}

await signIn(browser);
try {
  await scenarios[scenario]?.({ origin, browser, flood, signal });
} catch (error) {
  if (!signal.aborted) throw error;
}
process.send?.(answers);
process.disconnect();
