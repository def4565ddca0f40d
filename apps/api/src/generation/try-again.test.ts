import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtInEngine } from './built-in/engine.ts';
import { newWords } from './built-in/new-words.ts';
import { serveGeneration, type ServedGeneration } from './testing/serve-generation.ts';

const selection =
  'Many people think that the town should buy more trees. However, the trees are hard to keep alive. ' +
  'For example, the river helps the roots, but the street shows how fast the soil gets dry.';
let server: ServedGeneration;

beforeAll(async () => {
  const builtIn = builtInEngine({ check: () => Promise.resolve([]) });
  server = await serveGeneration(() => Promise.resolve(undefined), builtIn);
});
afterAll(() => server.close());
beforeEach(() => {
  server.charged.length = 0;
});

const ask = async (action: string, text = selection): Promise<string> =>
  (
    await server.post(`/v2/text/plain/${action}`, { title: 'Trees', text: selection, selection: text })
  ).text();

test('on a retry, the built-in engine rewords other places', async () => {
  const first = await ask('paraphrase');
  const again = await ask('paraphrase');
  expect(new Set([selection, first, again]).size).toBe(3);
  expect(server.charged).toEqual([newWords(first, selection), newWords(again, selection)]);
});

test('a result with only one possible wording is charged once', async () => {
  const informal = "We can't say why it isn't so.";
  const first = await ask('soundAcademic', informal);
  expect(await ask('soundAcademic', informal)).toBe(first);
  expect(server.charged).toEqual(['cannot is not', '']);
});

test('the author’s own words are free, however they are combined', async () => {
  expect(await ask('summarize')).not.toBe('');
  const request = { title: 'Trees', text: selection, selection: '' };
  expect(await (await server.post('/v2/empty/writeConclusion', request)).text()).not.toBe('');
  expect(server.charged).toEqual(['', '']);
});
