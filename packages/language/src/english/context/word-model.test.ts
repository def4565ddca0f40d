import { expect, test } from 'vitest';
import { unknown, wordModel } from './word-model.ts';

const model = wordModel();
const of = (...words: [string, string, string]): number => {
  const [first, second, word] = words.map((text) => model.id(text));
  return model.score(first ?? unknown, second ?? unknown, word ?? unknown);
};

test('a word is likelier after words that it follows', () => {
  expect(of('interested', 'in', 'music')).toBeGreaterThan(of('interested', 'on', 'music'));
  expect(of('am', 'interested', 'in')).toBeGreaterThan(of('am', 'interested', 'on') + 2);
});

test('scores are decimal logarithms of probabilities', () => {
  expect(of('one', 'of', 'the')).toBeLessThan(0);
  expect(of('one', 'of', 'the')).toBeGreaterThan(-1);
});

test('unknown words are reported as unknown', () => {
  expect(model.id('qxzzvbn')).toBe(unknown);
  expect(model.score(model.id('of'), model.id('the'), unknown)).toBe(-7);
});
