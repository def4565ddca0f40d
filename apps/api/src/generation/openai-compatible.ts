import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ConnectedModel } from './connected-model.ts';
import { sdkModel, type SdkSettings } from './sdk-model.ts';

export type ModelSettings = SdkSettings & { readonly baseUrl: string; readonly apiKey?: string };

/** Any server that speaks OpenAI's chat completions. */
export function openAiCompatible({ baseUrl, apiKey, ...settings }: ModelSettings): ConnectedModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(isOpenAi(baseUrl) ? { transformRequestBody: withCompletionTokens } : {}),
  });
  return sdkModel((name) => provider.chatModel(name), settings);
}

const isOpenAi = (baseUrl: string): boolean => new URL(baseUrl).hostname === 'api.openai.com';

/** OpenAI's newer models refuse `max_tokens`; the other servers know nothing else. */
const withCompletionTokens = ({
  max_tokens: limit,
  ...body
}: Record<string, unknown>): Record<string, unknown> =>
  limit === undefined ? body : { ...body, max_completion_tokens: limit };
