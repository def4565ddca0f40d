import type { ErrorCode } from '@octavo/contract';
import { callTimeout } from '@octavo/contract/timing';
import type { Allowance, Permit } from '../allowance/allowance.ts';
import { AppError } from '../errors.ts';
import { asCaller } from './asking-caller.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import { modelFailureAnswer } from './model-failure-answer.ts';

/** The caller gives up after 80 s (SPEC §7); ending slightly earlier leaves time to report the reason. */
const timeout = callTimeout - 2_000;

export type Caller = {
  readonly accountId: string;
  readonly isPro: boolean;
  /** The caller's name for the call, to ask later what it was charged. */
  readonly name?: string | undefined;
  /** The network that the call comes from. */
  readonly network?: string | undefined;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
};

export type CallDeps = {
  readonly allowance: Allowance;
  /** Replaces the default of just under 80 s. */
  readonly callTimeoutMs?: number;
};

/** A call that the allowance has let start. */
export type RunningCall = {
  readonly permit: Permit;
  /** Charges the words that were sent and ends the call; only the first call counts. */
  charge(sent: string): Promise<void>;
  /** Aborted when the client has gone, the time is up, or the answer is no longer needed. */
  readonly signal: AbortSignal;
  readonly stop: () => void;
  /** Whether its time is up. */
  readonly isLate: () => boolean;
  /** The error code reported to the caller. */
  readonly codeOf: (error: unknown) => ErrorCode;
  /** Ends the call without a charge. @throws AppError, or the given error if it is not a model's failure */
  fail(error: unknown): Promise<never>;
};

/** The result of a call, and the words charged for it: those that the caller receives. */
export type Charged<Result> = {
  readonly result: Result;
  readonly given: string;
};

/**
 * Waits until the allowance lets the account's call start; the wait counts towards the call's time.
 * @throws AppError 402 `limit_reached`, 429 `ai_busy`, 503 `busy`, 408 `given_up`, 504 `model_stalled`
 */
export async function beginCall(
  { allowance, callTimeoutMs = timeout }: CallDeps,
  caller: Caller,
): Promise<RunningCall> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const stop = new AbortController();
  const signal = AbortSignal.any([caller.signal, stop.signal, timeout]);
  const explain = (error: unknown): unknown => {
    if (caller.signal.aborted) return givenUp();
    if (error instanceof ModelError) return modelFailureAnswer(error);
    return timeout.aborted ? tooSlow() : error;
  };
  const permit = await allowance
    .begin(caller.accountId, caller.isPro, signal, caller.network)
    .catch((error: unknown) => {
      throw explain(error);
    });
  const charge = (sent: string): Promise<void> => permit.charge(sent, caller.name);
  return {
    permit,
    charge,
    signal,
    stop: () => stop.abort(),
    isLate: () => timeout.aborted,
    codeOf(error) {
      const explained = explain(error);
      return explained instanceof AppError ? explained.code : 'internal';
    },
    async fail(error) {
      await charge('');
      throw explain(error);
    },
  };
}

/**
 * Runs one piece of work against the account's allowance, within the time of a call. Nothing is charged if it fails or
 * the caller leaves.
 * @throws AppError as `beginCall` does, or for the model's failure
 */
export async function chargedCall<Result>(
  deps: CallDeps,
  caller: Caller,
  work: (signal: AbortSignal, permit: Permit) => Promise<Charged<Result>>,
): Promise<Result> {
  const call = await beginCall(deps, caller);
  try {
    const { result, given } = await asCaller(caller, () => work(call.signal, call.permit));
    await call.charge(given);
    return result;
  } catch (error) {
    return await call.fail(error);
  } finally {
    call.stop();
  }
}

/** Nobody reads it, but the log should not count it as a failure of the server. */
const givenUp = (): AppError => new AppError('given_up', 408, 'The call was given up.');

const tooSlow = (): AppError =>
  new AppError(
    'model_stalled',
    504,
    `The language model did not get done within ${callTimeout / 1000} seconds. Please try again, or ask for fewer words.`,
  );
