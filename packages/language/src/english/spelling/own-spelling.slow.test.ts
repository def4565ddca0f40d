import { expect, test } from 'vitest';
import { harperWords } from './english-words.ts';
import { ownSpelling } from './own-spelling.ts';

const words = harperWords();

test.each([
  ['behavior', 'behaviour'],
  ['center', 'centre'],
  ['traveling', 'travelling'],
  ['fulfills', 'fulfils'],
  ['gray', 'grey'],
])('an American %s is a British %s', async (american, british) => {
  expect(await ownSpelling(american, { english: 'British', words })).toBe(british);
});

test('names, words with a single spelling and any English keep their spelling', async () => {
  expect(await ownSpelling('Harbor', { english: 'British', words })).toBeUndefined();
  expect(await ownSpelling('sidewalk', { english: 'British', words })).toBeUndefined();
  expect(await ownSpelling('colour', { english: 'American', words })).toBeUndefined();
  expect(await ownSpelling('colour', { english: 'International', words })).toBeUndefined();
});
