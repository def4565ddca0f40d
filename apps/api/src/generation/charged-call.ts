import type { ErrorCode } from '@octavo/contract';
import { callTimeout } from '@octavo/contract/timing';
import type { Allowance, Permit } from '../allowance/allowance.ts';
import { AppError } from '../errors.ts';
import { ModelError } from './model-error.ts';
import { modelFailureAnswer } from './model-failure-answer.ts';

/** The caller gives up after 80 s (SPEC §7): a little before, the reason can still be told. */
const timeout = callTimeout - 2_000;

export type Caller = {
  readonly accountId: string;
  readonly isPro: boolean;
  /** What the caller calls it, to ask what it was charged. */
  readonly name?: string | undefined;
  /** Where the call comes from. */
  readonly network?: string | undefined;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
};

export type CallDeps = {
  readonly allowance: Allowance;
  /** In place of the 80 s less a little. */
  readonly callTimeoutMs?: number;
};

/** A call that the allowance has let start. */
export type RunningCall = {
  readonly permit: Permit;
  /** Charges the words of what was sent and ends the call; only the first time counts. */
  charge(sent: string): Promise<void>;
  /** Aborted when the client has gone, the time is over, or nobody needs the answer any more. */
  readonly signal: AbortSignal;
  readonly stop: () => void;
  /** Whether its time is over. */
  readonly isLate: () => boolean;
  /** The code by which its caller is told of a failure. */
  readonly codeOf: (error: unknown) => ErrorCode;
  /** Ends the call without a charge. @throws AppError, or what it was given where that is no failure of a model */
  fail(error: unknown): Promise<never>;
};

/** What was done, and the words that are charged for it: those that the caller is given. */
export type Charged<Result> = {
  readonly result: Result;
  readonly given: string;
};

/**
 * Waits until the allowance lets the account's call start; the time of the call includes the wait.
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
 * Does one piece of work on the account's allowance, within the time of a call. What fails, or is left by its caller,
 * is not charged.
 * @throws AppError as `beginCall` does, or as the model failed
 */
export async function chargedCall<Result>(
  deps: CallDeps,
  caller: Caller,
  work: (signal: AbortSignal, permit: Permit) => Promise<Charged<Result>>,
): Promise<Result> {
  const call = await beginCall(deps, caller);
  try {
    const { result, given } = await work(call.signal, call.permit);
    await call.charge(given);
    return result;
  } catch (error) {
    return await call.fail(error);
  } finally {
    call.stop();
  }
}

/** Nobody reads it, but the log should not call it a failure of the server. */
const givenUp = (): AppError => new AppError('given_up', 408, 'The call was given up.');

const tooSlow = (): AppError =>
  new AppError(
    'model_stalled',
    504,
    `The language model did not get done within ${callTimeout / 1000} seconds. Please try again, or ask for fewer words.`,
  );
