import { expect, test } from 'vitest';
import { loadHarper } from '../harper.ts';
import { harperWords } from './english-words.ts';
import { createSpelling } from './spelling.ts';
import { heldOut, learners } from './testing/misspellings.ts';

const harper = loadHarper();

const firstReplacement = async (word: string): Promise<string | undefined> =>
  (await (await harper).check(`We saw the ${word} of it.`, 'British')).find(
    ({ rule }) => rule === 'SpellCheck',
  )?.replacement;

const missed = async (list: typeof learners): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [written, meant] of list) {
    const first = await firstReplacement(written);
    if (first !== meant) wrong.push(`${written} → ${first}`);
  }
  return wrong;
};

test('the first replacement is the word that was meant: 60 of 60 misspellings that the weights were set by', async () => {
  expect(learners.length).toBe(60);
  expect(await missed(learners)).toEqual([]);
});

test('and 60 of 66 others at least', async () => {
  expect(heldOut.length).toBe(66);
  expect((await missed(heldOut)).slice(6)).toEqual([]);
});

test('capitals stay as they were written', async () => {
  expect(await firstReplacement('Wich')).toBe('Which');
  expect(await firstReplacement('WICH')).toBe('WHICH');
});

test('findings of other rules are left alone', async () => {
  const finding = {
    offset: 0,
    length: 3,
    kind: 'grammar',
    rule: 'AnA',
    summary: 'An article.',
    replacement: 'an',
    alternatives: [],
  } as const;
  expect(await createSpelling(harperWords()).review('a apple', [finding], 'British')).toEqual([finding]);
});
