import type { FindModel } from './connected-model.ts';
import type { LanguageModel } from './language-model.ts';
import { modelWhenNeeded } from './model-when-needed.ts';
import { modelWriter } from './model-writer.ts';
import { ollamaFinder, type OllamaOptions } from './ollama.ts';
import type { SdkSettings } from './sdk-model.ts';
import { modelElseRules } from './stand-in.ts';
import type { AllTaskSettings } from './task-settings.ts';

export type LanguageModelConfig = {
  readonly provider: 'openai' | 'anthropic';
  /** The model server; 'off': only the built-in engine; undefined: the local model, or an Ollama if there is one. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  /** Where an Ollama is looked for. */
  readonly ollamaUrl?: string;
  readonly tasks: AllTaskSettings;
} & Pick<SdkSettings, 'onUsage'>;

/**
 * Finds the language model for a configuration. If no server is configured, `local` comes before Ollama: an operator
 * chose it.
 */
export function findModelOf(
  config: LanguageModelConfig,
  ollama: OllamaOptions = {},
  local: FindModel = () => Promise.resolve(undefined),
): FindModel {
  const { provider, baseUrl, apiKey, model, ollamaUrl: url, tasks, onUsage } = config;
  if (baseUrl === 'off') return () => Promise.resolve(undefined);
  if (baseUrl === undefined) {
    const detected = ollamaFinder({
      ...(url !== undefined && { url }),
      ...ollama,
      tasks,
      ...(model === undefined ? {} : { model }),
    });
    return async () => (await local()) ?? detected.current();
  }
  const settings = {
    baseUrl,
    tasks,
    model: model ?? 'default',
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(onUsage && { onUsage }),
  };
  const connected = modelWhenNeeded(async () => {
    if (provider === 'anthropic') return (await import('./anthropic.ts')).anthropicModel(settings);
    return (await import('./openai-compatible.ts')).openAiCompatible(settings);
  });
  return () => Promise.resolve(connected);
}

/**
 * Preloads what the first call to a configured model would wait for: the SDK takes a tenth of a second of this thread.
 */
export async function warmModel({ provider, baseUrl }: LanguageModelConfig): Promise<void> {
  if (baseUrl === undefined || baseUrl === 'off') return;
  await (provider === 'anthropic' ? import('./anthropic.ts') : import('./openai-compatible.ts'));
}

/** The thirteen actions, done by the model, or by the built-in engine if there is no model or it cannot be reached. */
export function withStandIn(find: FindModel, builtIn: LanguageModel): LanguageModel {
  return {
    stream: (call) =>
      modelElseRules(
        find,
        (model) => modelWriter(model).stream(call),
        () => builtIn.stream(call),
      ),
  };
}
