import { setTimeout as pause } from 'node:timers/promises';
import {
  extractReasoningMiddleware,
  type LanguageModelUsage,
  Output,
  streamText,
  wrapLanguageModel,
} from 'ai';
import { toModelError } from './classify-failure.ts';
import type { ConnectedModel } from './connected-model.ts';
import { ModelError, unusable } from '@octavo/language/asking/model-error';
import { modelTiming, type ModelTiming } from './model-timing.ts';
import { type Ask, objectAsker } from './object-asker.ts';
import { type AllTaskSettings, defaultTaskSettings } from './task-settings.ts';
import type { TaskName } from '@octavo/language/asking/task-names';
import { wordsOf } from './words-of-stream.ts';
import { limited } from './limited.ts';
import { withDeadlines } from './with-deadlines.ts';

// Otherwise the SDK prints its warnings next to the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

type ProviderModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** What an answer took, as its server counts it. */
export type TokenUsage = { readonly prompt: number; readonly answer: number };

export type SdkSettings = {
  readonly model: string;
  readonly tasks?: AllTaskSettings;
  readonly timing?: ModelTiming;
  /** Called after each answer of a server that counts tokens; servers are asked to count only if this is set. */
  readonly onUsage?: (task: TaskName, usage: TokenUsage) => void;
};

/** A model behind a provider of the AI SDK. The user is waiting, so nothing is retried except a short 429, once. */
export function sdkModel(provider: (name: string) => ProviderModel, settings: SdkSettings): ConnectedModel {
  const timing = settings.timing ?? modelTiming;
  const named = (name: string) =>
    wrapLanguageModel({
      model: provider(name),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    });

  const reportUsage = (name: TaskName, { inputTokens, outputTokens }: LanguageModelUsage): void => {
    if (inputTokens === undefined || outputTokens === undefined) return;
    settings.onUsage?.(name, { prompt: inputTokens, answer: outputTokens });
  };

  async function* attempt(...[task, messages, schema]: Parameters<Ask>): AsyncGenerator<string> {
    const { model, temperature, maxTokens } = {
      ...defaultTaskSettings[task.name],
      ...settings.tasks?.[task.name],
    };
    const stop = new AbortController();
    const { fullStream } = streamText({
      model: named(model ?? settings.model),
      instructions: task.instructions,
      messages,
      ...(temperature === undefined ? {} : { temperature }),
      ...(maxTokens === undefined ? {} : { maxOutputTokens: maxTokens }),
      ...(schema === undefined ? {} : { output: Output.object({ schema }) }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([task.signal, stop.signal]),
      onError: () => undefined,
      onEnd: ({ usage }) => reportUsage(task.name, usage),
    });
    const ending = { mayEndAnywhere: task.mayEndAnywhere ?? true, mayBeCut: task.name === 'autocomplete' };
    const words = withDeadlines(wordsOf(fullStream, ending), timing, () => stop.abort());
    let said = false;
    try {
      for await (const chunk of limited(words, task.maxAnswer ?? timing.maxAnswer)) {
        said = true;
        yield chunk;
      }
    } catch (error) {
      task.signal.throwIfAborted();
      const failed = toModelError(error);
      throw said && failed.failure.kind === 'garbage' ? unusable('cut') : failed;
    } finally {
      stop.abort();
    }
    if (!said) throw new ModelError({ kind: 'garbage' });
  }

  async function* ask(...call: Parameters<Ask>): AsyncGenerator<string> {
    const [{ signal }] = call;
    try {
      yield* attempt(...call);
    } catch (error) {
      // A 429 can only come before the first word.
      const wait = error instanceof ModelError && error.failure.kind === 'busy' && error.failure.retryAfterMs;
      if (!wait || wait > timing.longestRetryAfterMs) throw error;
      await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
      yield* attempt(...call);
    }
  }

  const askForObject = objectAsker(ask);
  return {
    write: (task) => ask(task, [{ role: 'user', content: task.prompt }]),
    object: askForObject,
  };
}
