import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

/** As if one word in thirty were wrong. */
const amongFaults = 0.25;

test.each([
  ['Car is very useful in the country.', 'The car is very useful in the country.'],
  ['When child is small, he needs help.', 'When the child is small, he needs help.'],
  ['However, professor disagrees with the text.', 'However, the professor disagrees with the text.'],
  ['It is hard for the old people.', 'It is hard for old people.'],
  ['I admire the doctors of the developed countries.', 'I admire the doctors of developed countries.'],
  ['Tour guide is useful in the mountains.', 'A tour guide is useful in the mountains.'],
  ['She wants to work in small group.', 'She wants to work in a small group.'],
  ['Most of the people like sweets.', 'Most people like sweets.'],
  ['You should not waste the time.', 'You should not waste time.'],
  ['She wants to gain the knowledge and to travel.', 'She wants to gain knowledge and to travel.'],
  ['He wants to have good job.', 'He wants to have a good job.'],
  ['Sport plays important role in my life.', 'Sport plays an important role in my life.'],
  ['She left home at young age.', 'She left home at a young age.'],
  ['Many people were bitten by dog.', 'Many people were bitten by a dog.'],
])('an article is missing or superfluous: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each([
  'The old people of our village danced, and the young people who came sang.',
  'Most of the people here know each other.',
  'She lives in one of the developed countries.',
  'Most of the people in the hall stood up.',
  'He had the time of his life and did not waste the time he had.',
  'You will acquire the knowledge that you need.',
  'The parcel was sent by courier and paid by cheque.',
  'Teacher training is expensive, and baby has a cold.',
  'They have different ideas and good friends.',
  'At present, she works in good spirits.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
