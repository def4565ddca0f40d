import { startBenchServer } from '../server.ts';
import { bystander, type Waits } from './bystander.ts';
import { type MainThread, watchMainThread } from './main-thread.ts';
import type { Answers } from './attacker.ts';
import { startAttacker } from './start-attacker.ts';

export interface Attacked {
  readonly scenario: string;
  /** On the same server before the attack. */
  readonly before: Waits;
  readonly during: Waits;
  readonly answers: Answers;
  readonly server: MainThread | undefined;
  /** CPU cores used by the attacker, out of what nobody else needed. */
  readonly attackerCores: number | undefined;
}

const warming = 4_000;
const quiet = 8_000;
/** Leaves the attack time to get under way. */
const head = 2_000;
const milliseconds = 15_000;
/** The bystander finishes before the attacker does. */
const tail = 1_000;

/** Statuses of requests that are wrong or go nowhere, and so attack nothing. */
const mistakes = ['400', '401', '404', '405', '415'];

/** Starts a fresh server for each scenario, configured as in production except for its data. */
export async function attack(scenario: string): Promise<Attacked> {
  const server = await startBenchServer({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: 'on' });
  try {
    const other = await bystander(server.origin);
    await other.watch(warming);
    const before = await other.watch(quiet);
    const attacker = startAttacker({
      origin: server.origin,
      scenario,
      milliseconds: head + milliseconds + tail,
    });
    await new Promise((resolve) => setTimeout(resolve, head));
    const [askThread, cpuBefore] = [watchMainThread(server.pid), attacker.cpu()];
    const during = await other.watch(milliseconds);
    const [thread, cpuAfter] = [askThread(), attacker.cpu()];
    const answers = await attacker.ended;
    const isMistake = Object.keys(answers).find((status) => mistakes.includes(status));
    if (isMistake !== undefined) throw new Error(`'${scenario}' attacks nothing: ${isMistake} is answered.`);
    const attackerCores =
      cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / milliseconds;
    return { scenario, before, during, answers, server: thread, attackerCores };
  } finally {
    await server.stop();
  }
}
