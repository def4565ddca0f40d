import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

/** As if one word in thirty were wrong. */
const amongFaults = 0.25;

test.each([
  [
    'They visit places such as museum, park and so on.',
    'They visit places such as museums, parks and so on.',
  ],
  ['He breeds animals like rabbit and horse.', 'He breeds animals like rabbits and horses.'],
  ['Old drivers are slower than young driver.', 'Old drivers are slower than young drivers.'],
  ['Commuters sit alone in their car every day.', 'Commuters sit alone in their cars every day.'],
  ['Teenagers have earphones in their ear.', 'Teenagers have earphones in their ears.'],
  ['There are big advantage and disadvantage.', 'There are big advantages and disadvantages.'],
  ['We must protect our natural resource.', 'We must protect our natural resources.'],
  ['Thousand of people came to the concert.', 'Thousands of people came to the concert.'],
  ['There are many bus driver in the old town.', 'There are many bus drivers in the old town.'],
  ['She is a tennis club members.', 'She is a tennis club member.'],
  ['He was asleep at these moment.', 'He was asleep at this moment.'],
  ['We need rules better than these rule.', 'We need rules better than these rules.'],
  ['In that case pupil learn more.', 'In that case pupils learn more.'],
  ['Some neighbour make a lot of noise.', 'Some neighbours make a lot of noise.'],
  ['I need this books for school.', 'I need these books for school.'],
  ['She wants to travel to other country.', 'She wants to travel to other countries.'],
  ['All the student know it.', 'All the students know it.'],
  ['Trains are safer than car.', 'Trains are safer than cars.'],
  ['Modern houses do not suit our life.', 'Modern houses do not suit our lives.'],
  ['The fire caused a big damage.', 'The fire caused big damage.'],
  ['They catch a lot of fishes.', 'They catch a lot of fish.'],
])('several things are in the plural: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each([
  'Farmers buy products such as fish meal and bone meal.',
  'He was more teacher than friend.',
  'The family sold their car, and everyone told their wife.',
  'The twins shared their car and their life together.',
  'Players with a good ear rely on their ear for music.',
  'A thousand of us came, and two dozen of the eggs broke.',
  'We know that a teacher guides students.',
  'The fishes of this family belong to an old species.',
  'The professor and the human rights lawyer spoke about natural resource management.',
  'A train is safer than a car, and this signals a change.',
  'It is true, and all the teacher said was no.',
  'My wife and I planned our life together.',
  'All you need is a little patience, and it was a behaviour that nobody liked.',
  'They live in countries like this one.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
