import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

/** As if one word in thirty were wrong. */
const amongFaults = 0.25;

test.each([
  ['For first time in her life she was alone.', 'For the first time in her life, she was alone.'],
  ['We live in 21st century.', 'We live in the 21st century.'],
  ['This song was popular in 1970s.', 'This song was popular in the 1970s.'],
  ['They learn English language at school.', 'They learn the English language at school.'],
  ['Chinese government built a dam.', 'The Chinese government built a dam.'],
  ['I think that government should build roads.', 'I think that the government should build roads.'],
  ['Best way to learn is to practise.', 'The best way to learn is to practise.'],
  ['Most important thing is health.', 'The most important thing is health.'],
  ['It is different in the real life.', 'It is different in real life.'],
  ['The modern society is lonely.', 'Modern society is lonely.'],
  ['One plan is better than other.', 'One plan is better than the other.'],
  ['We walked from one shop to other.', 'We walked from one shop to another.'],
  ['She and I are close friend.', 'She and I are close friends.'],
  ['She waited at the door of shop.', 'She waited at the door of the shop.'],
  ['This is common in the developing countries.', 'This is common in developing countries.'],
])('there is only one of these, or no kind of it: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each([
  'It was love at first sight, and on second thoughts she stayed.',
  'In 21st century Rome and in first class carriages people stare.',
  'They hired an English language teacher and two French army doctors.',
  'Church, school and government differ, and good government needs trust.',
  'Best wishes to all of you, and most modern houses have two doors.',
  'He described the daily life of a monk and the family life that she led.',
  'Some plans are better than other ones, and one day is like any other.',
  'The end of story time came, and the price of oil rose.',
  'The developing countries of that region signed it.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
