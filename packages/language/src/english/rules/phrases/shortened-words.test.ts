import { expect, test } from 'vitest';
import { applyRules } from './rule.ts';
import { shortenedWordRules } from './shortened-words.ts';

const found = (text: string): string[] =>
  applyRules(text, shortenedWordRules).map(({ replacement }) => replacement);

test.each([
  ['I think that u will like it.', 'you'],
  ['U should come with us.', 'You'],
  ['I miss u.', 'you'],
  ['Nobody knew wat he wanted.', 'what'],
  ['Therefor, we should stop.', 'Therefore'],
])('what is typed as in a message is written in full: %s', (text, right) => {
  expect(found(text)).toEqual([right]);
});

test.each([
  'The letter u can be silent.',
  'If u is positive, the sum grows.',
  'We saw Wat Arun at dawn.',
  'They visited the wat he had described.',
  'He paid the price and the fee therefor.',
  'A u turn is not allowed here.',
])('what is a letter, a temple or a term is left alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});
