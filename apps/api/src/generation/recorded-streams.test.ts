import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anthropicModel } from './anthropic.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { startModelServer, type ModelServer } from './testing/model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const kinds = ['openai', 'vllm', 'llama-cpp', 'lm-studio', 'ollama', 'anthropic'] as const;
const cases = kinds.flatMap((kind) => [1_000_000, 61, 7].map((piece) => [kind, piece] as const));

test.each(cases)(
  "a stream in %s's format, %i bytes at a time, yields its text and not its reasoning",
  async (kind, piece) => {
    const body = readFileSync(new URL(`testing/streams/${kind}.sse`, import.meta.url), 'utf8');
    server.behave({ kind: 'raw', contentType: 'text/event-stream', body, piece });
    const settings = { baseUrl: server.baseUrl, apiKey: 'key', model: 'any' };
    const model = kind === 'anthropic' ? anthropicModel(settings) : openAiCompatible(settings);
    const { signal } = new AbortController();
    let text = '';
    for await (const word of model.write({
      name: 'paraphrase',
      instructions: 'Reword it.',
      prompt: 'x',
      signal,
    })) {
      text += word;
    }
    expect(text).toBe('La marée monte 🌊.');
  },
);
