import { countWords } from '@octavo/contract/count-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedWords } from './word-places.ts';

test.each([
  ["one, two — three don't re-count 3.14", 6],
  ['Donaudampfschifffahrtsgesellschaft', 1],
  ['', 0],
  ['— … !', 0],
  ['The,tide,rises,and,falls,with,the,moon,twice,a,day', 11],
  ['月が海を引くので潮が満ちる。', 9],
  [`a ${'x'.repeat(60)} b`, 12],
])('%s is charged %i words', (text, words) => {
  expect(chargedWords(text)).toBe(words);
});

test('regression 14: text without spaces counts as more than one word', () => {
  const sentence = 'thetideriseswiththemoonandfallswithit';
  expect(chargedWords(sentence.repeat(100))).toBeGreaterThan(500);
  expect(chargedWords('潮汐'.repeat(1_000))).toBeGreaterThan(500);
});

test('ordinary text is charged as the page counts it', () => {
  const word = fc.stringMatching(/^[a-zA-Zéß0-9'-]{1,12}$/u);
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(chargedWords(words.join(' '))).toBe(countWords(words.join(' ')));
    }),
    { seed: 1401 },
  );
});
