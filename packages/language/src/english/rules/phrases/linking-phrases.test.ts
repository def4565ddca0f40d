import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['In my point of view, dogs are loyal.', 'From my point of view, dogs are loyal.'],
  ['According to my opinion, dogs are loyal.', 'In my opinion, dogs are loyal.'],
  ['As a conclusion, trains are safer.', 'In conclusion, trains are safer.'],
  ['In one hand, the train is slow.', 'On the one hand, the train is slow.'],
  ['At the present days, farmers use robots.', 'Nowadays, farmers use robots.'],
  ['Now-a-days, farmers use robots.', 'Nowadays, farmers use robots.'],
  ['First reason, the rent is too high.', 'The first reason is that the rent is too high.'],
  ['No matter how the road is long, we walk.', 'No matter how long the road is, we walk.'],
  ['Even if it rains, but we play.', 'Even if it rains, we play.'],
  ['If the bus is late, so you can take a taxi.', 'If the bus is late, you can take a taxi.'],
  ['This is because of people want fresh bread.', 'This is because people want fresh bread.'],
  ['The heat tires them to much.', 'The heat tires them too much.'],
  ['The cake looks to expensive for us.', 'The cake looks too expensive for us.'],
  ['Its rightly said that love is blind.', "It's rightly said that love is blind."],
  ['It was easy to me to find the house.', 'It was easy for me to find the house.'],
  ['You can trust on him.', 'You can trust him.'],
  ['The town is facing up with a flood.', 'The town is facing a flood.'],
  ['They are looking what they need in the shop.', 'They are looking for what they need in the shop.'],
  ['He took upon himself to paint the fence.', 'He took it upon himself to paint the fence.'],
  ['At that time it was less traffic in the town.', 'At that time there was less traffic in the town.'],
  ['I want be a famous singer.', 'I want to be a famous singer.'],
  ['By this way, we save water.', 'In this way, we save water.'],
  ['All the rooms are connected each other.', 'All the rooms are connected to each other.'],
  ['They paint in there free time.', 'They paint in their free time.'],
  ['So lets not wait any longer.', "So let's not wait any longer."],
  ['The noise can affect on them.', 'The noise can affect them.'],
  ['Its price is half than the other.', 'Its price is half of the other.'],
])('words that join clauses: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'It is important to me to be on time.',
  'In one hand she held a lamp.',
  'In the other hand there was a key.',
  'It all adds up to much.',
  'If you like, we can wait.',
  'The first reason, they say, is the rent.',
  'It was less work than we had feared.',
  'Any one of us can go.',
  'It had no effect on them.',
  'The man in there owns the shop.',
  'So he lets not one of them go.',
  'We spend there most of the summer.',
])('nothing is changed: %s', (sentence) => {
  expect(mendedByWords(sentence)).toBe(sentence);
});
