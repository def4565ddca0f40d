import { expect, test } from 'vitest';
import { splitInHalves } from '../corrections/halves.ts';
import { readEssaySentences } from './essay-sentence.ts';

const open = readEssaySentences('open');
const heldOut = readEssaySentences('held-out');

test('the sentences of essays are split into halves by the seed', () => {
  expect(splitInHalves([...open, ...heldOut])).toEqual({ open, heldOut });
});

test('no reference equals its sentence', () => {
  const same = [...open, ...heldOut].filter(({ text, references }) => references.includes(text));
  expect(same).toEqual([]);
});
