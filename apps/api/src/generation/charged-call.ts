import type { Allowance, Permit } from '../allowance/allowance.ts';
import { AppError } from '../errors.ts';
import type { Answer } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { modelFailureAnswer } from './model-failure-answer.ts';
import { streamedResponse } from './streamed-response.ts';

/** SPEC §7: all calls end after 80 s. */
export const generationTimeoutMs = 80_000;

/** Whoever makes a call, and the line to them. */
export type Caller = {
  readonly accountId: string;
  readonly isPro: boolean;
  /** Where the call comes from. */
  readonly network?: string | undefined;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Told what went wrong after the first words. */
  readonly brokeOff: (failure: string) => void;
  /** Breaks the connection to the client; says whether there was one. */
  readonly disconnect: () => boolean;
};

export type CallDeps = {
  readonly allowance: Allowance;
  /** In place of the 80 s. */
  readonly writingTimeoutMs?: number;
};

/** Starts an answer; the signal is aborted when nobody needs it any more. */
export type Start = (signal: AbortSignal) => Promise<Answer>;

/**
 * Lets a call start if the allowance does, and gives its answer as a stream that is charged for what it sent.
 * @throws AppError for whatever fails before the first word
 */
export async function streamedCall(deps: CallDeps, caller: Caller, start: Start): Promise<Response> {
  const call = await begin(deps, caller);
  try {
    return streamedResponse(await start(call.signal), {
      stop: call.stop,
      ended: (sent) => call.permit.charge(sent).catch(() => caller.brokeOff('not charged')),
      signal: call.signal,
      left: caller.signal,
      failed: (error) => {
        if (!caller.signal.aborted) caller.brokeOff(call.nameOf(error));
      },
      disconnect: caller.disconnect,
    });
  } catch (error) {
    return await call.fail(error);
  }
}

/** The same for a call that answers only when all of it is there. */
export async function wholeCall(
  deps: CallDeps,
  caller: Caller,
  start: Start,
): Promise<Omit<Answer, 'chunks'> & { readonly text: string }> {
  const call = await begin(deps, caller);
  try {
    const { chunks, ...answer } = await start(call.signal);
    let text = '';
    for await (const chunk of chunks) text += chunk;
    call.signal.throwIfAborted();
    await call.permit.charge(text);
    return { ...answer, text };
  } catch (error) {
    return await call.fail(error);
  } finally {
    call.stop();
  }
}

type RunningCall = {
  readonly permit: Permit;
  readonly signal: AbortSignal;
  readonly stop: () => void;
  readonly nameOf: (error: unknown) => string;
  /** Ends the call without a charge. @throws AppError always */
  fail(error: unknown): Promise<never>;
};

async function begin({ allowance, writingTimeoutMs }: CallDeps, caller: Caller): Promise<RunningCall> {
  const permit = await allowance
    .begin(caller.accountId, caller.isPro, caller.signal, caller.network)
    .catch((error: unknown) => {
      throw caller.signal.aborted ? givenUp() : error;
    });
  const stop = new AbortController();
  const timeout = AbortSignal.timeout(writingTimeoutMs ?? generationTimeoutMs);
  return {
    permit,
    signal: AbortSignal.any([caller.signal, stop.signal, timeout]),
    stop: () => stop.abort(),
    nameOf: (error) =>
      error instanceof ModelError ? error.failure.kind : timeout.aborted ? 'timeout' : 'internal',
    async fail(error) {
      await permit.charge('');
      if (caller.signal.aborted) throw givenUp();
      if (error instanceof ModelError) throw modelFailureAnswer(error);
      if (timeout.aborted) throw modelFailureAnswer(new ModelError({ kind: 'stalled' }));
      throw error;
    },
  };
}

/** Nobody reads it, but the log should not call it a failure of the server. */
const givenUp = (): AppError => new AppError('given_up', 408, 'The call was given up.');
