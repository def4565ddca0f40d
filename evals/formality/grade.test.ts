import { expect, test } from 'vitest';
import { splitInHalves } from '../corrections/halves.ts';
import { gradeFormality } from './grade.ts';
import { type InformalText, readInformalTexts } from './informal-text.ts';

const item: InformalText = {
  id: 'x',
  category: 'en',
  text: "I can't find the kids.",
  informal: ["can't", 'kids'],
  formal: [['cannot', 'am unable to'], ['children']],
  keep: ['find'],
};

test('a text that is formal throughout', () => {
  expect(gradeFormality(item, 'I am unable to find the children.')).toEqual({
    informal: 2,
    gone: 2,
    expected: 2,
    said: 2,
    kept: true,
  });
});

test('a text that is left unchanged', () => {
  expect(gradeFormality(item, 'I can’t find the kids.')).toMatchObject({ gone: 0, said: 0, kept: true });
});

test('words are not found within other words', () => {
  expect(gradeFormality(item, 'I cannot locate the skidskids finder.')).toMatchObject({
    gone: 2,
    said: 1,
    kept: false,
  });
});

test('the set is split into halves by the seed, and its texts contain what is called informal', () => {
  const open = readInformalTexts('open');
  const heldOut = readInformalTexts('held-out');
  const all = [...open, ...heldOut];
  expect(splitInHalves(all)).toEqual({ open, heldOut });
  expect(
    all.filter((one) => gradeFormality(one, one.text).gone > 0 || !gradeFormality(one, one.text).kept),
  ).toEqual([]);
});
