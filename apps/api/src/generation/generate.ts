import type { AiRequest } from '@octavo/contract';
import type { Allowance } from '../allowance/allowance.ts';
import { AppError } from '../errors.ts';
import type { Action } from './actions.ts';
import type { LanguageModel } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { modelFailureAnswer } from './model-failure-answer.ts';
import { streamedResponse } from './streamed-response.ts';

/** SPEC §7: all calls end after 80 s. */
export const generationTimeoutMs = 80_000;

export type GenerateInput = {
  readonly accountId: string;
  readonly isPro: boolean;
  readonly countryCode: string;
  readonly action: Action;
  readonly request: AiRequest;
  readonly language?: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Told what went wrong after the first words. */
  readonly brokeOff: (failure: string) => void;
  /** Breaks the connection to the client; says whether there was one. */
  readonly disconnect: () => boolean;
};

/** Checks the allowance, starts the answer and gives it as a streamed response that charges what it sends. */
export async function generate(
  deps: { readonly model: LanguageModel; readonly allowance: Allowance; readonly timeoutMs?: number },
  input: GenerateInput,
): Promise<Response> {
  const { action, request, language } = input;
  requireMaterial(action, request);
  const permit = await deps.allowance
    .begin(input.accountId, input.isPro, input.signal)
    .catch((error: unknown) => {
      throw input.signal.aborted ? givenUp() : error;
    });
  const stop = new AbortController();
  const timeout = AbortSignal.timeout(deps.timeoutMs ?? generationTimeoutMs);
  const failed = (error: unknown): void => {
    if (input.signal.aborted) return;
    const otherwise = timeout.aborted ? 'timeout' : 'internal';
    input.brokeOff(error instanceof ModelError ? error.failure.kind : otherwise);
  };
  const signal = AbortSignal.any([input.signal, stop.signal, timeout]);
  try {
    const answer = await deps.model.stream({
      action,
      request,
      signal,
      countryCode: input.countryCode,
      ...(language === undefined ? {} : { language }),
    });
    return streamedResponse(answer, {
      stop: () => stop.abort(),
      ended: (sent) => permit.charge(sent).catch(() => input.brokeOff('not charged')),
      signal,
      left: input.signal,
      failed,
      disconnect: input.disconnect,
    });
  } catch (error) {
    await permit.charge('');
    if (input.signal.aborted) throw givenUp();
    if (error instanceof ModelError) throw modelFailureAnswer(error);
    if (timeout.aborted) throw modelFailureAnswer(new ModelError({ kind: 'stalled' }));
    throw error;
  }
}

/** Nobody reads it, but the log should not call it a failure of the server. */
const givenUp = (): AppError => new AppError('given_up', 408, 'The call was given up.');

/** An action on a selection needs one; an action at the cursor needs a document to go by. */
function requireMaterial(action: Action, { title, text, selection, prompt, tone }: AiRequest): void {
  const missing = (sentence: string): AppError => new AppError('nothing_to_work_on', 400, sentence);
  switch (action) {
    case 'modify_text':
      if (!prompt?.trim()) throw missing('Write what should be done with the text.');
      return;
    case 'writeIntroduction':
    case 'writeConclusion':
    case 'writeOpposingArgument':
    case 'writeWithMoreDepth':
      if (!text.trim() && !title.trim()) {
        throw missing('The document is still empty: give it a title or some text first.');
      }
      return;
    case 'expandTitle':
      if (!title.trim()) throw missing('Give the document a title first.');
      return;
    case 'insertTemplate':
      return;
    case 'changeTone':
      if (!tone) throw missing('Choose a tone first.');
      if (!selection.trim()) throw missing('Select some text first.');
      return;
    case 'improveFluency':
    case 'summarize':
    case 'makeLonger':
    case 'paraphrase':
    case 'soundAcademic':
      if (!selection.trim()) throw missing('Select some text first.');
      return;
    default:
      action satisfies never;
  }
}
