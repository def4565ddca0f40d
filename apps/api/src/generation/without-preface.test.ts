import { expect, test } from 'vitest';
import { withoutPreface } from './without-preface.ts';

async function pass(...chunks: string[]): Promise<string[]> {
  const words = (async function* () {
    yield* chunks;
  })();
  const passed: string[] = [];
  for await (const chunk of withoutPreface(words)) passed.push(chunk);
  return passed;
}

test.each([
  ['Here is the rewritten text:\n\nThe sea.', 'The sea.'],
  ["Sure! Here's a version in American English:\nThe sea.", 'The sea.'],
  ['**Voici le texte :**\nLa mer.', '**Voici le texte :**\nLa mer.'],
  ['Voici le texte :\nLa mer.', 'La mer.'],
  ['Aqui está o texto:\nO mar.', 'O mar.'],
  ['Hier ist der Text:\nDas Meer.', 'Das Meer.'],
  ['Here is the sea, and there: the land.', 'Here is the sea, and there: the land.'],
  ['Here is the sea.\nThere is: the land.', 'Here is the sea.\nThere is: the land.'],
  ['Sure', 'Sure'],
  ['', ''],
])('%j is %j, however it is cut', async (answer, expected) => {
  for (const size of [1, 3, 1000]) {
    const chunks = answer.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    expect((await pass(...chunks)).join('')).toBe(expected);
  }
});

test('an answer that announces nothing is not held back', async () => {
  expect(await pass('The ', 'sea: ', 'it is\n', 'here.')).toEqual(['The ', 'sea: ', 'it is\n', 'here.']);
});

test('what begins like an announcement is held back no longer than one could be', async () => {
  const chunks = ['Here is ', ...Array.from({ length: 40 }, () => 'the sea, ')];
  const passed = await pass(...chunks);
  expect(passed.join('')).toBe(chunks.join(''));
  expect(passed.length).toBeGreaterThan(20);
});
