import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['This report compare the two plans in detail.', 'This report compares the two plans in detail.'],
  ['A bus driver know the streets of the town.', 'A bus driver knows the streets of the town.'],
  ['My neighbour complain about the noise.', 'My neighbour complains about the noise.'],
  ['He who want to win must train.', 'He who wants to win must train.'],
  ['Those who lives near the river are afraid.', 'Those who live near the river are afraid.'],
  [
    'He is one of those men who never listens to advice.',
    'He is one of those men who never listen to advice.',
  ],
  ['She works in a bank and teach the piano.', 'She works in a bank and teaches the piano.'],
  ['Raising three children take a lot of time.', 'Raising three children takes a lot of time.'],
  ['Having two dogs mean that we walk a lot.', 'Having two dogs means that we walk a lot.'],
  ['The fact that he was late make me angry.', 'The fact that he was late makes me angry.'],
  ['The news that prices were rising have worried us.', 'The news that prices were rising has worried us.'],
  ['Most of the shoes that she tried was too small.', 'Most of the shoes that she tried were too small.'],
  ['There is only four chairs in the room.', 'There are only four chairs in the room.'],
  ['Not one of the guests were hungry.', 'Not one of the guests was hungry.'],
  ['The hotels that stands on the coast are expensive.', 'The hotels that stand on the coast are expensive.'],
  ['We have lived here for twelve year.', 'We have lived here for twelve years.'],
  ['This two letters came yesterday.', 'These two letters came yesterday.'],
  ['The new researches in this field are promising.', 'The new research in this field are promising.'],
])('the verb, or the noun, goes by the number of what stands before it: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'All the taxis in front of the station were taken.',
  'Two thirds of the land is in private hands, and two thirds of the houses are empty.',
  'He plays the piano and sings in a choir, and he wants to act and dance.',
  'The director watches the actors dance and play the drums.',
  'My mother makes us cook and clean.',
  'It was resolved that the chair write to the council.',
  'He who dares wins, and those who wait lose.',
  'The fact that the results are good means that we can go on.',
  'Having two jobs is hard.',
  'She is the one of the sisters who sings.',
  'The group of tourists that arrives today is large.',
  'There is only one chair in the room, and there is only a little milk.',
  'This ten minutes was the longest of my life.',
  'He researches in the archive.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
