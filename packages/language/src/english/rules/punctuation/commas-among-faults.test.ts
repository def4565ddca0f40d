import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

/** As if one word in thirty were wrong. */
const amongFaults = 0.25;

test.each([
  ['In my village the farmers grow rice.', 'In my village, the farmers grow rice.'],
  ['After that we cooked for the guests.', 'After that, we cooked for the guests.'],
  ['Thus, in a small shop you pay more.', 'Thus, in a small shop, you pay more.'],
  ['Actually the soup was cold.', 'Actually, the soup was cold.'],
  ['Then when the bell rang, all children ran out.', 'Then, when the bell rang, all children ran out.'],
  ['And at night the streets are empty.', 'And at night, the streets are empty.'],
])('a comma follows what frames the clause: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each([
  ['If you need help with your car you can ask him.', 'If you need help with your car, you can ask him.'],
  ['But when farmers speak like this it hurts them.', 'But when farmers speak like this, it hurts them.'],
  ['He is rich, so if he buys a boat he will sail.', 'He is rich, so if he buys a boat, he will sail.'],
  ['By selling bread we paid for the school.', 'By selling bread, we paid for the school.'],
  ['When the roof is repaired the school will open.', 'When the roof is repaired, the school will open.'],
])('a comma separates the opening clause from the main clause: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each([
  [
    'The buses in our small town are often late and they cost more than those in the city.',
    'The buses in our small town are often late, and they cost more than those in the city.',
  ],
  [
    'He cooks better than others which makes him famous.',
    'He cooks better than others, which makes him famous.',
  ],
  ['You should take water, bread etc. with you.', 'You should take water, bread, etc. with you.'],
  ['We had to walk slowly which made us late.', 'We had to walk slowly, which made us late.'],
])('a comma precedes an addition: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each([
  'By the time we reached the lake it was dark.',
  'In the letter he wrote she found a key.',
  'To see the man I love is all I want.',
  'Only when I read the letter did I understand.',
  'He sings and she plays.',
  'We had to decide which was better.',
  'It was not clear which was lost.',
  'In reading the letter she found a mistake.',
  'By work I mean what is paid for.',
  'There are some laws which are old.',
  'He said that he was tired and that they had left.',
])('no comma is inserted: %s', (sentence) => {
  expect(mended(sentence, amongFaults)).not.toMatch(/,/);
});

test.each(['In my village the farmers grow rice.', 'After that we cooked for the guests.'])(
  'without other faults it is a matter of taste: %s',
  (sentence) => {
    expect(mended(sentence)).toBe(sentence);
  },
);

test.each([
  ['So, to reach this town several roads are used.', 'So, to reach this town, several roads are used.'],
  ['To win that game many players are needed.', 'To win that game, many players are needed.'],
])('a comma follows a purpose: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test('a clause that belongs to a noun is not a main clause', () => {
  const sentence = 'To care for the garden we own we need a gardener.';
  expect(mended(sentence)).toBe(sentence);
});
