import { expect, test } from 'vitest';
import { englishness } from './englishness.ts';

test.each([
  ['Ths is vry bad speling indeed.', 'english'],
  ['The author calls this la joie de vivre in her first chapter.', 'english'],
  ["Il fait beau aujourd'hui et nous allons à la plage.", 'other'],
  ['Das ist ein sehr schöner Tag.', 'other'],
  ['Hoje é um dia bonito e vamos à praia.', 'other'],
  ['日本語の文章です。', 'other'],
  ['Это русский текст.', 'other'],
  ['1984 — 42', 'other'],
  ['Marie Curie', 'unclear'],
])('%s: %s', (paragraph, expected) => {
  expect(englishness(paragraph)).toBe(expected);
});
