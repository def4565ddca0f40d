import { callTimeout } from '@octavo/contract/timing';
import type { Allowance } from '../allowance/allowance.ts';
import { AppError } from '../errors.ts';
import { ModelError } from '../generation/model-error.ts';
import { modelFailureAnswer } from '../generation/model-failure-answer.ts';

/** The caller gives up after 80 s (SPEC §7): a little before, the reason can still be told. */
const patience = callTimeout - 2_000;

export type WorkCall = {
  readonly accountId: string;
  readonly isPro: boolean;
  /** Where the call comes from. */
  readonly network?: string | undefined;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
};

export type Work<Result> = {
  readonly result: Result;
  /** What is charged: the words that the caller is given. */
  readonly given: string;
};

export interface WorkDeps {
  readonly allowance: Allowance;
  /** How long one of these calls may take; as long as its caller waits unless a test is impatient. */
  readonly workTimeoutMs?: number;
}

/**
 * Does one piece of work on the account's allowance, within the time of a call. What fails, or is left by its caller,
 * is not charged.
 * @throws AppError 402 `limit_reached`, 429 `ai_busy`, 408 `given_up`, 504 `model_stalled`, or as the model failed
 */
export async function doWork<Result>(
  { allowance, workTimeoutMs = patience }: WorkDeps,
  call: WorkCall,
  work: (signal: AbortSignal, left: number) => Promise<Work<Result>>,
): Promise<Result> {
  const timeout = AbortSignal.timeout(workTimeoutMs);
  const signal = AbortSignal.any([call.signal, timeout]);
  const explain = (error: unknown): unknown => {
    if (call.signal.aborted) return new AppError('given_up', 408, 'The call was given up.');
    if (timeout.aborted) return tooSlow();
    return error instanceof ModelError ? modelFailureAnswer(error) : error;
  };
  const permit = await allowance
    .begin(call.accountId, call.isPro, signal, call.network)
    .catch((error: unknown) => {
      throw explain(error);
    });
  try {
    const { result, given } = await work(signal, await permit.left());
    await permit.charge(given);
    return result;
  } catch (error) {
    await permit.charge('');
    throw explain(error);
  }
}

const tooSlow = (): AppError =>
  new AppError(
    'model_stalled',
    504,
    'The language model did not get done within 80 seconds. Please try again, or ask for fewer words.',
  );
