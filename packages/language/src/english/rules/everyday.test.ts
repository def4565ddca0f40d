import { expect, test } from 'vitest';
import { mended } from './testing/mended.ts';

test.each([
  ['My mother work in a hospital.', 'My mother works in a hospital.'],
  ['Everybody in my family love football.', 'Everybody in my family loves football.'],
  ['My brother and his wife lives next door.', 'My brother and his wife live next door.'],
  ['People who lives in cities often feel lonely.', 'People who live in cities often feel lonely.'],
  ['Reading books help me relax.', 'Reading books helps me relax.'],
  ['Does your sister and brother live here?', 'Do your sister and brother live here?'],
  [
    'The price of bread and the lack of work makes life hard.',
    'The price of bread and the lack of work make life hard.',
  ],
])('a verb agrees though it looks like a noun, or has two subjects: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['He has a car and a van, but car is old.', 'He has a car and a van, but the car is old.'],
  ['Remember to bring you passport.', 'Remember to bring your passport.'],
  ['She wrote to her aunt a letter last week.', 'She wrote a letter to her aunt last week.'],
])('articles, possessives and objects in their places: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  [
    'The hotel was in the middle of the town but we slept well every single night.',
    'The hotel was in the middle of the town, but we slept well every single night.',
  ],
  [
    'After the long walk home my sister fell asleep at once.',
    'After the long walk home, my sister fell asleep at once.',
  ],
  ['We need apples bananas and oranges.', 'We need apples, bananas and oranges.'],
  ['The children, were very tired after the trip.', 'The children were very tired after the trip.'],
  ['I have lived here since 2012 I work in a shop.', 'I have lived here since 2012; I work in a shop.'],
])('marks between clauses and the parts of a list: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'My mother works in a hospital, and my parents love music.',
  'One of my friends lives in Canada.',
  'Under the bed were two old suitcases.',
  'My mother drives very carefully when it snows.',
  'He did the shopping and asked for help.',
  'The sports clubs and schools were open.',
  'Does your sister like tea and cake?',
  'She gave to the poor all her life.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
