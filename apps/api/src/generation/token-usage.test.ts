import { expect, onTestFinished, test } from 'vitest';
import { openAiCompatible, type ModelSettings } from './openai-compatible.ts';
import { startModelServer } from './testing/model-server.ts';

const event = (fields: object): string =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', ...fields })}\n\n`;
/** As vLLM and llama.cpp count, in a last event of its own. */
const body = [
  event({
    choices: [{ index: 0, delta: { role: 'assistant', content: 'Good evening.' }, finish_reason: null }],
  }),
  event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
  event({ choices: [], usage: { prompt_tokens: 25, completion_tokens: 4, total_tokens: 29 } }),
  'data: [DONE]\n\n',
].join('');

async function ask(settings: Partial<ModelSettings>) {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.behave({ kind: 'raw', contentType: 'text/event-stream', body });
  const model = openAiCompatible({ baseUrl: server.baseUrl, model: 'm', ...settings });
  const task = {
    name: 'paraphrase',
    instructions: '',
    prompt: 'Hello',
    signal: new AbortController().signal,
  } as const;
  const text = (await Array.fromAsync(model.write(task))).join('');
  return { text, body: server.seen.requests.at(-1)?.body };
}

test('token counts are requested if there is a listener, and passed on to it', async () => {
  const told: unknown[] = [];
  const { text, body: sent } = await ask({ onUsage: (task, usage) => told.push([task, usage]) });
  expect(text).toBe('Good evening.');
  expect(sent).toMatchObject({ stream_options: { include_usage: true } });
  await expect.poll(() => told).toEqual([['paraphrase', { prompt: 25, answer: 4 }]]);
});

test('otherwise the request is unchanged', async () => {
  const { text, body: sent } = await ask({});
  expect(text).toBe('Good evening.');
  expect(sent).not.toHaveProperty('stream_options');
});
