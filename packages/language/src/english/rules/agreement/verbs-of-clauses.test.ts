import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

/** As if one word in ten were wrong. */
const amongFaults = 0.75;

test.each([
  ['It was raining, but she also want an umbrella.', 'It was raining, but she also wants an umbrella.'],
  ['Although he is rich, he only buy cheap clothes.', 'Although he is rich, he only buys cheap clothes.'],
  ['Another reason is that it make us healthy.', 'Another reason is that it makes us healthy.'],
  ['As the lecturer explain, the fish can survive.', 'As the lecturer explains, the fish can survive.'],
  ['The school start teaching the boys to swim.', 'The school starts teaching the boys to swim.'],
  ['They can help the poor and gives them food.', 'They can help the poor and give them food.'],
  ['This show us that the theory is wrong.', 'This shows us that the theory is wrong.'],
])('the verb of a clause agrees: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['They offer many subject better than ours.', 'They offer many subjects better than ours.'],
  ['The number of accident during the night is low.', 'The number of accidents during the night is low.'],
  ['Trains and other public vehicle are cheap.', 'Trains and other public vehicles are cheap.'],
  ['He is a good teachers.', 'He is a good teacher.'],
  ['She wants another tickets now.', 'She wants another ticket now.'],
  ['The first reasons is that they are cheap.', 'The first reason is that they are cheap.'],
])('a noun has the number required by the surrounding words: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['They learn from their mistake.', 'They learn from their mistakes.'],
  ['They make many kinds of car.', 'They make many kinds of cars.'],
  ['The company make a new car.', 'The company makes a new car.'],
])('among other faults: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each([
  'If he never comes back, they demand that he write.',
  'A good many books were lost.',
  'Those subject to stricter rules than us complained.',
  'They learn from their mistake.',
  'They like songs and plays to end well.',
])('nothing is wrong with the numbers of: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
