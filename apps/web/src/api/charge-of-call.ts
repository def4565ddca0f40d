import { call } from './call.ts';
import { wait } from './wait.ts';

/** Before the server is asked, and asked again, in milliseconds: the connection may come back. */
const pauses = [0, 1_000, 3_000] as const;

/**
 * What an AI call was charged, by its name. The server ends it first if it still runs.
 *
 * @returns null where the server knows nothing of the call, or cannot be asked
 */
export async function chargeOfCall(callName: string, signal: AbortSignal): Promise<number | null> {
  for (const pause of pauses) {
    await wait(pause, signal);
    const { words } = await call('endAiCall', { params: { call: callName }, signal }).catch(() => unknown);
    if (words !== null || signal.aborted) return words;
  }
  return null;
}

const unknown = { words: null } as const;
