import { expect, test } from 'vitest';
import { comparisonRules } from './comparisons.ts';
import { mendedByWords } from './testing/mended-by-words.ts';

const mended = (text: string): string => mendedByWords(text, comparisonRules);

test.each([
  ['She works harder as her boss.', 'She works harder than her boss.'],
  ['He earns more money as me.', 'He earns more money than me.'],
  ['I like tea more that coffee.', 'I like tea more than coffee.'],
  ['There were more guests that we expected.', 'There were more guests than we expected.'],
  ['My aunt is elder than my mother.', 'My aunt is older than my mother.'],
  ['The old road was not so wide like the new one.', 'The old road was not so wide as the new one.'],
  ['Our cat is as clever like a dog.', 'Our cat is as clever as a dog.'],
  ['This is the most interesting from all the books.', 'This is the most interesting of all the books.'],
  ['Your room is smaller from mine.', 'Your room is smaller than mine.'],
  ['Their garden is twice bigger than ours.', 'Their garden is twice as big as ours.'],
  ['The weather is getting more bad every day.', 'The weather is getting worse every day.'],
  ['Travelling is far more easy now.', 'Travelling is far easier now.'],
  ['She is one of the most kind people I know.', 'She is one of the kindest people I know.'],
  ['The sooner we leave, sooner we arrive.', 'The sooner we leave, the sooner we arrive.'],
])('a comparison in English words: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'She works harder as the exam comes nearer.',
  'He worked more as a waiter than as a cook.',
  'I like him better that way.',
  'She loves music more as time goes by.',
  'They sell the best wines from all the regions of France.',
  'It is warmer from noon on.',
  'There are more people that we know here.',
  'The elder brother works as hard as the younger.',
  'Such as clever like-minded people do.',
  'It was as cold as ice, like last winter.',
  'That was most kind of you.',
  'The town gets more good doctors every year.',
  'Shops sell more cheap shoes now.',
  'He has twice more than he needs.',
  'The sooner you come, the sooner we can start.',
])('a right one is left alone: %s', (right) => {
  expect(mended(right)).toBe(right);
});
