import type { Permit } from '../allowance/allowance.ts';
import { beginCall, type CallDeps, type Caller } from './charged-call.ts';
import type { Answer } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { streamedResponse } from './streamed-response.ts';

/** Whoever makes a call, and the line to them. */
export type StreamCaller = Caller & {
  /** Told what went wrong after the first words. */
  readonly brokeOff: (failure: string) => void;
  /** Breaks the connection to the client; says whether there was one. */
  readonly disconnect: () => boolean;
};

/**
 * Lets a call start if the allowance does, and gives its answer as a stream that is charged for what it sent, or for
 * what of that is to be charged.
 * @throws AppError for whatever fails before the first word
 */
export async function streamedCall(
  deps: CallDeps,
  caller: StreamCaller,
  start: (signal: AbortSignal, permit: Permit) => Promise<Answer>,
  toCharge: (sent: string) => string = (sent) => sent,
): Promise<Response> {
  const call = await beginCall(deps, caller);
  const nameOf = (error: unknown): string =>
    error instanceof ModelError ? error.failure.kind : call.isLate() ? 'timeout' : 'internal';
  try {
    return streamedResponse(await start(call.signal, call.permit), {
      stop: call.stop,
      ended: (sent) => call.permit.charge(toCharge(sent)).catch(() => caller.brokeOff('not charged')),
      signal: call.signal,
      left: caller.signal,
      failed: (error) => {
        if (!caller.signal.aborted) caller.brokeOff(nameOf(error));
      },
      disconnect: caller.disconnect,
    });
  } catch (error) {
    return await call.fail(error);
  }
}
