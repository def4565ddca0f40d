import { expect, test } from 'vitest';
import { splitInHalves } from '../corrections/halves.ts';
import { readEssaySentences } from './essay-sentence.ts';

const open = readEssaySentences('open');
const heldOut = readEssaySentences('held-out');

test('the sentences of essays lie in the halves that the seed says', () => {
  expect(splitInHalves([...open, ...heldOut])).toEqual({ open, heldOut });
});

test('no reference leaves a sentence as it was', () => {
  const same = [...open, ...heldOut].filter(({ text, references }) => references.includes(text));
  expect(same).toEqual([]);
});
