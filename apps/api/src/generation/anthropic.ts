import { createAnthropic } from '@ai-sdk/anthropic';
import { boundedFetch } from './bounded-fetch.ts';
import type { ConnectedModel } from './connected-model.ts';
import type { ModelSettings } from './openai-compatible.ts';
import { sdkModel } from './sdk-model.ts';

/** Anthropic's protocol requires a limit; the SDK's default for a model it does not know would cut off a long essay. */
const essayTokens = 8_192;

/** Anthropic, or a server that speaks its protocol. */
export function anthropicModel({ baseUrl, apiKey, ...settings }: ModelSettings): ConnectedModel {
  // Without a key of ours, the SDK would take one from an environment variable that was not set for Octavo.
  const provider = createAnthropic({ fetch: boundedFetch, baseURL: baseUrl, apiKey: apiKey ?? '' });
  const tasks = { ...settings.tasks, essay: { maxTokens: essayTokens, ...settings.tasks?.essay } };
  return sdkModel((name) => provider.messages(name), { ...settings, tasks });
}
