import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'I asked a policeman where was the post office, but he was new to the area.',
    'I asked a policeman where the post office was, but he was new to the area.',
  ],
  [
    'My neighbour plays very well the piano, but only when nobody is listening.',
    'My neighbour plays the piano very well, but only when nobody is listening.',
  ],
  ['I like very much coffee.', 'I like coffee very much.'],
  ['He closed quickly the door.', 'He closed the door quickly.'],
  ['Please pick up it.', 'Please pick it up.'],
  ['He turned off them.', 'He turned them off.'],
  ['She is not enough old to drive.', 'She is not old enough to drive.'],
  ['It was a so big house.', 'It was such a big house.'],
  ['He gave to me the book.', 'He gave me the book.'],
  ['The two first days were hard.', 'The first two days were hard.'],
  ['She bought a car red.', 'She bought a red car.'],
  ['I want to eat sweet something.', 'I want to eat something sweet.'],
  ['Can you tell me how much does the ticket cost?', 'Can you tell me how much the ticket costs?'],
  ['She wanted to know why had the train stopped.', 'She wanted to know why the train had stopped.'],
  ['Do you know what time is the meeting?', 'Do you know what time the meeting is?'],
])('words are in order: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'I know what it is, and he explained how it works.',
  'She bought a big red car and an old wooden table.',
  'He pointed out that it was so, and turned off the road.',
  'Work every morning and you will learn.',
  'Is it old enough to keep?',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
