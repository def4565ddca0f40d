import { call } from './call.ts';
import { type CallCode, CallFailed } from './call-failed.ts';
import { sentenceOfRefusal } from './sentence-of-refusal.ts';
import { wait } from './wait.ts';

/** Pauses before each attempt to ask the server, in milliseconds: the connection may come back. */
const pauses = [0, 1_000, 3_000] as const;

/**
 * What an AI call was charged, by its name. If the call is still running, the server ends it first.
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

/**
 * Why the answer of a named AI call broke off, according to the server. Asked only once, because the reader is waiting.
 *
 * @returns null where the server knows no reason, or cannot be asked
 */
export async function failureOfCall(callName: string, signal: AbortSignal): Promise<CallFailed | null> {
  const { failure } = await call('endAiCall', { params: { call: callName }, signal }).catch(() => unknown);
  if (failure === null) return null;
  // Page and server are built from the same list of codes.
  const code = failure as CallCode;
  return new CallFailed(200, code, await sentenceOfRefusal(code, {}));
}

const unknown = { words: null, failure: null } as const;
