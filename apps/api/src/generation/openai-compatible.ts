import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { boundedFetch } from './bounded-fetch.ts';
import { withDoneAsReason } from './done-as-reason.ts';
import type { ConnectedModel } from './connected-model.ts';
import { tokenLimitFor } from './token-limit.ts';
import { sdkModel, type SdkSettings } from './sdk-model.ts';

export type ModelSettings = SdkSettings & { readonly baseUrl: string; readonly apiKey?: string };

/** Any server that speaks OpenAI's chat completions. */
export function openAiCompatible({ baseUrl, apiKey, ...settings }: ModelSettings): ConnectedModel {
  const provider = createOpenAICompatible({
    name: 'model',
    fetch: withDoneAsReason(boundedFetch),
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(settings.onUsage && { includeUsage: true }),
    ...(apiKey === undefined ? {} : { apiKey }),
    transformRequestBody: tokenLimitFor(baseUrl),
  });
  return sdkModel((name) => provider.chatModel(name), settings);
}
