import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInEngine } from './built-in/engine.ts';
import { findModelOf, withStandIn } from './choose-language-model.ts';
import { chooseModel, ollamaFinder } from './ollama.ts';
import { startModelServer, type ModelServer } from './testing/model-server.ts';

let ollama: ModelServer;
beforeEach(async () => {
  ollama = await startModelServer();
});
afterEach(() => ollama.close());

const details = { family: 'llama' };
const old = { name: 'llama3:8b', modified_at: '2026-01-01T00:00:00Z', details };
const young = { name: 'gemma3:4b', modified_at: '2026-05-01T00:00:00Z', details };
const embedding = {
  name: 'nomic-embed-text',
  modified_at: '2026-09-01T00:00:00Z',
  details: { family: 'nomic-bert' },
};
const nothingSet = {
  provider: 'openai',
  baseUrl: undefined,
  apiKey: undefined,
  model: undefined,
  tasks: {},
} as const;
const checker = { check: () => Promise.resolve([]) };
const call = () => ({
  action: 'summarize' as const,
  request: {
    title: '',
    text: '',
    selection: 'One thing is here. Another thing is there. Both things are things.',
  },
  countryCode: 'US',
  signal: new AbortController().signal,
});

test('the configured model is used if it is installed, otherwise the newest that can write', () => {
  expect(chooseModel([old, young, embedding])).toBe('gemma3:4b');
  expect(chooseModel([old, young, embedding], 'llama3:8b')).toBe('llama3:8b');
  expect(chooseModel([old, young], 'mistral')).toBe('gemma3:4b');
  expect(chooseModel([embedding])).toBeUndefined();
});

test('a local Ollama is detected and used', async () => {
  ollama.offer([young]);
  ollama.behave({ kind: 'answer', words: ['From Ollama.'] });
  const answer = await withStandIn(
    findModelOf(nothingSet, { url: ollama.url }),
    builtInEngine(checker),
  ).stream(call());
  let text = '';
  for await (const chunk of answer.chunks) text += chunk;
  expect([answer.engine, text]).toEqual(['model', 'From Ollama.']);
  expect(ollama.seen.requests[0]?.body).toMatchObject({ model: 'gemma3:4b' });
});

test('without Ollama the built-in engine writes, without a notice', async () => {
  const answer = await withStandIn(
    findModelOf(nothingSet, { url: ollama.url }),
    builtInEngine(checker),
  ).stream(call());
  expect([answer.engine, answer.notice]).toEqual(['built-in', undefined]);
});

test('it is checked again only after a while', async () => {
  const patient = ollamaFinder({ url: ollama.url, recheckMs: 60_000 });
  await patient.current();
  ollama.offer([young]);
  expect(await patient.current()).toBeUndefined();
  expect(ollama.seen.probes).toBe(1);
  const eager = ollamaFinder({ url: ollama.url, recheckMs: 0 });
  expect(await eager.current()).toBeDefined();
});

test('with “off” no address is called', async () => {
  ollama.offer([young]);
  const model = withStandIn(
    findModelOf({ ...nothingSet, baseUrl: 'off' }, { url: ollama.url }),
    builtInEngine(checker),
  );
  expect((await model.stream(call())).engine).toBe('built-in');
  expect(ollama.seen.probes).toBe(0);
});
