import { expect, test } from 'vitest';
import type { ConnectedModel } from './connected-model.ts';
import { modelWriter } from './model-writer.ts';

/** Gives this answer; `{fence}` stands for the marker of the prompt. */
const saying = (answer: string): ConnectedModel => ({
  async *write({ prompt }) {
    const [marker = ''] = /<<doc-\w+/.exec(prompt) ?? [];
    yield* answer.replaceAll('{fence}', marker).match(/[\s\S]{1,5}/g) ?? [];
  },
  object: () => Promise.reject(new Error('No object is asked for.')),
});

async function answered(
  action: 'paraphrase' | 'modify_text',
  selection: string,
  answer: string,
): Promise<string> {
  const request = {
    title: '',
    text: '',
    selection,
    ...(action === 'modify_text' && { prompt: 'Make a list' }),
  };
  const { signal } = new AbortController();
  const { chunks } = await modelWriter(saying(answer)).stream({ action, request, countryCode: 'US', signal });
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

test.each([
  [
    'markers of the fence are left out',
    'The sea.',
    '{fence} selection\nThe ocean.\n{fence} end',
    'The ocean.',
  ],
  ['an announcement is left out', 'The sea.', 'Here is a paraphrase:\n\nThe ocean.', 'The ocean.'],
  [
    'unless the text itself begins so',
    'Here is why:\nThe sea.',
    'Here is the reason:\nThe ocean.',
    'Here is the reason:\nThe ocean.',
  ],
])('%s', async (_, selection, answer, expected) => {
  expect(await answered('paraphrase', selection, answer)).toBe(expected);
});

const sentence = 'The sea comes and goes. ';

test('regression 18: an endless version breaks off instead of being cut', async () => {
  await expect(answered('paraphrase', 'The sea.', sentence.repeat(1_001))).rejects.toMatchObject({
    failure: { kind: 'unusable', why: 'length' },
  });
});

test('regression 18: a long selection has versions of its own length', async () => {
  const selection = sentence.repeat(1_500);
  const version = selection.replaceAll('sea', 'ocean');
  expect(await answered('paraphrase', selection, version)).toBe(version.trimEnd());
});

test('an answer to the author’s own request may begin with an announcement', async () => {
  expect(await answered('modify_text', 'The sea.', 'Here is the list:\n- sea')).toBe(
    'Here is the list:\n- sea',
  );
});

test.each(['{fence} selection', 'Here is the text:\n', 'I was told "{fence}" is a marker.'])(
  'an unusable answer is rejected as garbage: %s',
  async (answer) => {
    await expect(answered('paraphrase', 'The sea.', answer)).rejects.toMatchObject({
      failure: { kind: 'garbage' },
    });
  },
);
