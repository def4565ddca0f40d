import { expect, test } from 'vitest';
import { harperWords } from './english-words.ts';
import { ownSpelling } from './own-spelling.ts';

const words = harperWords();

test.each([
  ['colour', 'color'],
  ['theatre', 'theater'],
  ['organised', 'organized'],
  ['analyse', 'analyze'],
  ['travelling', 'traveling'],
  ['defence', 'defense'],
  ['catalogue', 'catalog'],
  ['ploughed', 'plowed'],
  ['mouldy', 'moldy'],
  ['sceptical', 'skeptical'],
  ['encyclopaedia', 'encyclopedia'],
])('a British %s is an American %s', async (british, american) => {
  expect(await ownSpelling(british, { english: 'American', words })).toBe(american);
});

test.each([
  ['behavior', 'behaviour'],
  ['center', 'centre'],
  ['traveling', 'travelling'],
  ['fulfills', 'fulfils'],
  ['gray', 'grey'],
])('an American %s is a British %s', async (american, british) => {
  expect(await ownSpelling(american, { english: 'British', words })).toBe(british);
});

test('names, words of one spelling and any English keep theirs', async () => {
  expect(await ownSpelling('Labour', { english: 'American', words })).toBeUndefined();
  expect(await ownSpelling('kerb', { english: 'American', words })).toBeUndefined();
  expect(await ownSpelling('colour', { english: 'International', words })).toBeUndefined();
});
