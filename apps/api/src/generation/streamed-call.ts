import type { ErrorCode } from '@octavo/contract';
import type { Permit } from '../allowance/allowance.ts';
import { asCaller } from './asking-caller.ts';
import { beginCall, type CallDeps, type Caller } from './charged-call.ts';
import type { Answer } from './language-model.ts';
import { ModelError, nameOf } from '@octavo/language/asking/model-error';
import type { NamedCalls } from './named-calls.ts';
import { streamedResponse } from './streamed-response.ts';

/** The caller, and the connection to them. */
export type StreamCaller = Caller & {
  /** Reports a failure after the first words. */
  readonly brokeOff: (failure: string) => void;
  /** Closes the connection to the client; returns whether there was one. */
  readonly disconnect: () => boolean;
};

/** Selects which of the sent words are charged. `isWhole` is false if the answer broke off. */
type ToCharge = (sent: string, isWhole: boolean) => string;

export type StreamDeps = CallDeps & { readonly named: NamedCalls };

/**
 * Starts a call if the allowance permits it, and returns its answer as a stream, charging what `ToCharge` selects. A
 * caller who leaves early is charged for what was sent.
 * @throws AppError for anything that fails before the first word
 */
export async function streamedCall(
  deps: StreamDeps,
  caller: StreamCaller,
  start: (signal: AbortSignal, permit: Pick<Permit, 'left'>) => Promise<Answer>,
  toCharge: ToCharge,
): Promise<Response> {
  const { accountId, name } = caller;
  if (name === undefined) return stream(deps, caller, { start, toCharge, over: () => {}, failed: () => {} });
  const { signal: end, over, failed } = deps.named.begin(accountId, name);
  // A call ended by its name ends as if its caller had gone.
  const signal = AbortSignal.any([caller.signal, end]);
  try {
    return await stream(deps, { ...caller, signal }, { start, toCharge, over, failed });
  } catch (error) {
    over();
    throw error;
  }
}

interface Streamed {
  readonly start: (signal: AbortSignal, permit: Pick<Permit, 'left'>) => Promise<Answer>;
  readonly toCharge: ToCharge;
  /** The call has ended and is charged. */
  readonly over: () => void;
  /** Its answer broke off. */
  readonly failed: (why: ErrorCode) => void;
}

async function stream(deps: CallDeps, caller: StreamCaller, { start, toCharge, over, failed }: Streamed) {
  const call = await beginCall(deps, caller);
  const reasonOf = (error: unknown): string =>
    error instanceof ModelError ? nameOf(error.failure) : call.isLate() ? 'timeout' : 'internal';
  let hasFailed = false;
  try {
    const answer = await asCaller(caller, () => start(call.signal, call.permit));
    return streamedResponse(answer, {
      stop: call.stop,
      ended: (sent) =>
        call
          .charge(toCharge(sent, !hasFailed))
          .catch(() => caller.brokeOff('not charged'))
          .finally(over),
      signal: call.signal,
      left: caller.signal,
      failed: (error) => {
        if (caller.signal.aborted) return;
        hasFailed = true;
        caller.brokeOff(reasonOf(error));
        failed(call.codeOf(error));
      },
      disconnect: caller.disconnect,
    });
  } catch (error) {
    return await call.fail(error);
  }
}
