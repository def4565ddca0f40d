import { expect, test } from 'vitest';
import { englishRules } from './index.ts';
import { applyRules } from './rule.ts';

const mended = (text: string): string =>
  applyRules(text, englishRules).reduceRight(
    (result, { offset, length, replacement }) =>
      result.slice(0, offset) + replacement + result.slice(offset + length),
    text,
  );

test.each([
  ['The results of the study shows a pattern.', 'The results of the study show a pattern.'],
  ['Prices rose, and the shops was empty.', 'Prices rose, and the shops were empty.'],
  ['These effects has been measured.', 'These effects have been measured.'],
  ['Everyone have a right to speak.', 'Everyone has a right to speak.'],
  ['Each of the boys are ready.', 'Each of the boys is ready.'],
  ['There is many ways to solve it.', 'There are many ways to solve it.'],
  ['It brings more cars then the last one.', 'It brings more cars than the last one.'],
  ['She is taller then her brother.', 'She is taller than her brother.'],
  ['Give the street it’s original purpose.', 'Give the street its original purpose.'],
  ['Your going to regret this.', "You're going to regret this."],
  ['They fear to loose the match.', 'They fear to lose the match.'],
  ['It is a place were life is easy.', 'It is a place where life is easy.'],
])('%s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The bus was late, and the news is bad.',
  'The aim of the tests was clear.',
  'One of the shops was empty.',
  'The United States has a president.',
  'The physics of the game makes sense.',
  'Let everyone have a say.',
  'There is some progress, and some hope for many.',
  'It grew more and more, then the rain came.',
  'I would rather wait, then go.',
  'It’s original and fresh.',
  'Your going away surprised us.',
  'The loose stones fell; do not tie it too loose.',
  'The places were the best in town.',
  'The cities were built by the sea.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
