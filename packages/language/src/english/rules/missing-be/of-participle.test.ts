import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['We visited a tower which located in the centre.', 'We visited a tower which is located in the centre.'],
  ['I live in a city that called Madrid.', 'I live in a city that is called Madrid.'],
  ['It is a book which written by a famous author.', 'It is a book which was written by a famous author.'],
  ['It important to learn languages.', 'It is important to learn languages.'],
  ['It could be estimate by them.', 'It could be estimated by them.'],
])('a passive has a form of “be”: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The man that called Anna was ill.',
  'The office that called Berlin yesterday is here.',
  'They built by night.',
  'The school that produced by far the best results won.',
  'They certain of victory marched on.',
  'It should be complete in May.',
])('this is not a passive: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
