import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'He hurt him quite badly while he was trying to repair the roof.',
    'He hurt himself quite badly while he was trying to repair the roof.',
  ],
  [
    'I bought a new kettle last month, but he stopped working after a week.',
    'I bought a new kettle last month, but it stopped working after a week.',
  ],
  [
    'Is very cold in the mountains at night, so bring a warm jacket.',
    'It is very cold in the mountains at night, so bring a warm jacket.',
  ],
  ['This pen is my.', 'This pen is mine.'],
  ['He is a friend of me.', 'He is a friend of mine.'],
  ['The man which lives there is nice.', 'The man who lives there is nice.'],
  ['The car who he bought is red.', 'The car which he bought is red.'],
  ['The book that I read it was good.', 'The book that I read was good.'],
  ['Everything what she said was true.', 'Everything that she said was true.'],
  ['He passed the exam, what made his parents happy.', 'He passed the exam, which made his parents happy.'],
  ['The town which I live is small.', 'The town where I live is small.'],
  ['Me and my sister went home.', 'My sister and I went home.'],
  ['My wife and me are tired.', 'My wife and I are tired.'],
  ['I cut me with the knife.', 'I cut myself with the knife.'],
  ['She told he that it was late.', 'She told him that it was late.'],
  ['I think is better to wait.', 'I think it is better to wait.'],
  ['In my town are many shops.', 'In my town there are many shops.'],
  ['I feel myself very tired.', 'I feel very tired.'],
  ['Between you and I, he is wrong.', 'Between you and me, he is wrong.'],
  ['He gave it to she.', 'He gave it to her.'],
])('a pronoun has the form required by its position: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'Everything she said was true, and what you believe is your own affair.',
  'The people who live here know it, and those of whom I spoke have left.',
  'There are lines of many kinds: those which cross the border are red.',
  'Section I discusses what we aim to replace it with.',
  'He and I were there; between him and me there was nothing.',
  'She hurt him when he lied, and they saw each other.',
  'The country who they were fighting for was far away.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
