import { AppError } from '../errors.ts';
import type { LanguageModel } from './language-model.ts';
import { ModelError } from './model-error.ts';
import { ollamaFinder, type OllamaOptions } from './ollama.ts';
import { openAiWhenNeeded } from './openai-when-needed.ts';

export type LanguageModelConfig = {
  /** An OpenAI-compatible server; 'off' allows the built-in engine only; undefined looks for a local Ollama. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
};

/** The language model of a configuration. Whatever is chosen, the built-in engine stands in while it is down. */
export function chooseLanguageModel(
  config: LanguageModelConfig,
  builtIn: LanguageModel,
  ollama: OllamaOptions = {},
): LanguageModel {
  const { baseUrl, apiKey, model } = config;
  if (baseUrl === 'off') return builtIn;
  if (baseUrl !== undefined) {
    const connected = openAiWhenNeeded({
      baseUrl,
      model: model ?? 'default',
      ...(apiKey === undefined ? {} : { apiKey }),
    });
    return withStandIn(() => Promise.resolve(connected), builtIn);
  }
  const finder = ollamaFinder({ ...ollama, ...(model === undefined ? {} : { model }) });
  return withStandIn(() => finder.current(), builtIn);
}

/** Asks the model; where it cannot be reached the built-in engine answers, marked as such, if it can do the action. */
export function withStandIn(
  find: () => Promise<LanguageModel | undefined>,
  builtIn: LanguageModel,
): LanguageModel {
  return {
    async stream(call) {
      const model = await find();
      if (!model) return builtIn.stream(call);
      try {
        return await model.stream(call);
      } catch (error) {
        if (!(error instanceof ModelError && error.failure.kind === 'unreachable')) throw error;
        const answer = await builtIn.stream(call).catch((cannot: unknown) => {
          throw cannot instanceof AppError ? error : cannot;
        });
        return { ...answer, notice: 'model-unavailable' };
      }
    },
  };
}
