import { expect, test } from 'vitest';
import { rulesAmongFaults } from './among-faults.ts';
import { mendedByWords } from './testing/mended-by-words.ts';

const mended = (text: string): string => mendedByWords(text, rulesAmongFaults);

test.each([
  ['Noise has a bad effect to the neighbours.', 'Noise has a bad effect on the neighbours.'],
  ['The strike had no impact in our lives.', 'The strike had no impact on our lives.'],
  ['Trucks create many problems to the villagers.', 'Trucks create many problems for the villagers.'],
  ['Fresh air is good to your lungs.', 'Fresh air is good for your lungs.'],
  ['It is difficult to old people to climb.', 'It is difficult for old people to climb.'],
  ['Sleep is necessary with us.', 'Sleep is necessary for us.'],
  ['She got a bad grade at the exam.', 'She got a bad grade on the exam.'],
  ['They found no solution of this puzzle.', 'They found no solution to this puzzle.'],
  ['Farmers have no access of clean water.', 'Farmers have no access to clean water.'],
  ['They often talk on their dogs.', 'They often talk about their dogs.'],
  ['He thinks deeply for the future.', 'He thinks deeply about the future.'],
  ['We went in the cinema with her.', 'We went to the cinema with her.'],
  ['She lives at a small town.', 'She lives in a small town.'],
  ['On the other side, trains are slow.', 'On the other hand, trains are slow.'],
])('another preposition: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['We must consider about the price.', 'We must consider the price.'],
  ['The soup lacks of salt.', 'The soup lacks of salt.'],
  ['It lacks of salt.', 'It lacks salt.'],
  ['The rain may affect to the harvest.', 'The rain may affect the harvest.'],
  ['They do not know about when to stop.', 'They do not know when to stop.'],
  ['We must face with many dangers.', 'We must face many dangers.'],
  ['Both of sides are wrong.', 'Both sides are wrong.'],
  ['They go in shopping.', 'They go shopping.'],
  ['The club provides us food.', 'The club provides us with food.'],
])('a preposition too many or too few: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['They show importance of sleep.', 'They show the importance of sleep.'],
  ['Rest of the cake is mine.', 'The rest of the cake is mine.'],
  ['She works in field of medicine.', 'She works in the field of medicine.'],
  ['All of them have right to speak.', 'All of them have the right to speak.'],
  ['He has responsibility to help.', 'He has a responsibility to help.'],
  ['That was waste of time.', 'That was a waste of time.'],
  ['It is pity that he left.', 'It is a pity that he left.'],
  ['The wind cools the surface of earth.', 'The wind cools the surface of the earth.'],
  ['In the recent years, prices rose.', 'In recent years, prices rose.'],
  ['He feels lost in large group.', 'He feels lost in a large group.'],
])('an article: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The storm had an effect in the north.',
  'It is difficult to teach people.',
  'He was good to her.',
  'The house stands in need of repair.',
  'She looked at the world with wonder.',
  'They thought for a moment.',
  'I know about the party.',
  'They spend an hour in the garden.',
  'The number of guests grew, in part because of the music.',
  'You are the only one on earth who knows.',
  'We walked for the whole day.',
  'She provides them the same way.',
  'He considered about a dozen offers.',
  'They reach to the top.',
  'It must improve to the point where it works.',
  'Its influence at every level grew.',
  'He spoke about problems of style.',
  'They live in hope of better days.',
  'She has courage to match her wit.',
  'The historian and author says so.',
])('right: %s', (text) => {
  expect(mended(text)).toBe(text);
});
