import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['They stole a bank in Leeds.', 'They robbed a bank in Leeds.'],
  ['Do you know whose coming to the meeting?', "Do you know who's coming to the meeting?"],
  ["The company has changed it's name twice.", 'The company has changed its name twice.'],
  ["The dog wagged it's tail.", 'The dog wagged its tail.'],
  ['The people which work here are friendly.', 'The people who work here are friendly.'],
  ['In my city there is many parks.', 'In my city there are many parks.'],
  ['He is one of best players.', 'He is one of the best players.'],
  ["The dog is in it's basket.", 'The dog is in its basket.'],
  ['The man which lives here is old.', 'The man who lives here is old.'],
  ['I like it when they help each others.', 'I like it when they help each other.'],
])('words fit their context: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});
