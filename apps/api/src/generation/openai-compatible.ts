import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, streamText, wrapLanguageModel } from 'ai';
import { toModelError } from './classify-failure.ts';
import type { LanguageModel } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { modelTiming, type ModelTiming } from './model-timing.ts';
import { buildPrompt } from './prompts/build-prompt.ts';
import { withDeadlines } from './with-deadlines.ts';

export type ModelSettings = { readonly baseUrl: string; readonly apiKey?: string; readonly model: string };

/** Any server that speaks OpenAI's chat completions. */
export function openAiCompatible(settings: ModelSettings, timing: ModelTiming = modelTiming): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: settings.baseUrl,
    ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey }),
  });
  const model = wrapLanguageModel({
    model: provider.chatModel(settings.model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });

  return {
    async stream({ action, request, language, signal }) {
      const stop = new AbortController();
      const { system, user } = buildPrompt(action, request, language);
      const result = streamText({
        model,
        instructions: system,
        prompt: user,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, stop.signal]),
        onError: () => undefined,
      });
      const words = withDeadlines(textOf(result.fullStream), timing, () => stop.abort());
      const first = await words.next().catch((error: unknown) => {
        signal.throwIfAborted();
        throw toModelError(error);
      });
      if (first.done) throw new ModelError({ kind: 'garbage' });
      return { engine: 'model', chunks: limited(first.value, words, timing.maxAnswer, () => stop.abort()) };
    },
  };
}

type Part = { readonly type: string };
const isText = (part: Part): part is { type: 'text-delta'; text: string } => part.type === 'text-delta';
const isError = (part: Part): part is { type: 'error'; error: unknown } => part.type === 'error';
const isFinish = (part: Part): part is { type: 'finish'; rawFinishReason: string | undefined } =>
  part.type === 'finish';

/**
 * The words of a stream; anything that shows life without words (thinking) comes as ''. A stream that ends
 * without saying why it ended was cut off.
 */
async function* textOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts) {
    if (isText(part)) yield part.text;
    else if (isError(part)) throw part.error;
    else if (part.type === 'abort') throw new ModelError({ kind: 'stalled' });
    else if (part.type === 'reasoning-delta') yield '';
    else if (isFinish(part) && part.rawFinishReason === undefined) throw new ModelError({ kind: 'garbage' });
  }
}

async function* limited(
  first: string,
  rest: AsyncGenerator<string>,
  maxAnswer: number,
  stop: () => void,
): AsyncGenerator<string> {
  let left = maxAnswer;
  try {
    for (let chunk = first; ;) {
      yield chunk.length <= left
        ? chunk
        : chunk
            .slice(0, left)
            .toWellFormed()
            .replace(/\uFFFD$/, '');
      left -= chunk.length;
      if (left <= 0) return;
      const next = await rest.next();
      if (next.done) return;
      chunk = next.value;
    }
  } catch (error) {
    throw toModelError(error);
  } finally {
    stop();
  }
}
