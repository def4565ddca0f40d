import type { LanguageModel } from './language-model.ts';
import type { ModelSettings } from './openai-compatible.ts';

/** The SDK is loaded with the first call: it is not needed to be ready. */
export function openAiWhenNeeded(settings: ModelSettings): LanguageModel {
  let loading: Promise<LanguageModel> | undefined;
  const load = async (): Promise<LanguageModel> => {
    const { openAiCompatible } = await import('./openai-compatible.ts');
    return openAiCompatible(settings);
  };
  return { stream: async (call) => (await (loading ??= load())).stream(call) };
}
