import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'When the pizza finally arrived, we already ate all the bread in the house.',
    'When the pizza finally arrived, we had already eaten all the bread in the house.',
  ],
  [
    'By the time the ambulance arrived, the man died.',
    'By the time the ambulance arrived, the man had died.',
  ],
  [
    'We are living in this village for twelve years, and we still feel like strangers.',
    'We have been living in this village for twelve years, and we still feel like strangers.',
  ],
  [
    'My sister goes to the dentist yesterday because her tooth hurt.',
    'My sister went to the dentist yesterday because her tooth hurt.',
  ],
  ['I wish I have a bigger flat.', 'I wish I had a bigger flat.'],
  ['If I know the answer, I would tell you.', 'If I knew the answer, I would tell you.'],
  ['If I knew about the party, I would have come.', 'If I had known about the party, I would have come.'],
  [
    "If she didn't miss the bus, she would have arrived on time.",
    "If she hadn't missed the bus, she would have arrived on time.",
  ],
  ['I am knowing him very well.', 'I know him very well.'],
  ['She is usually getting up at six.', 'She usually gets up at six.'],
  ['Be quiet, he sleeps at the moment.', 'Be quiet, he is sleeping at the moment.'],
  ['When she opened the door, she sees a cat.', 'When she opened the door, she saw a cat.'],
  ['He took his bag and leaves the room.', 'He took his bag and left the room.'],
  ['I thought he will come.', 'I thought he would come.'],
  ['She asked me if I can help her.', 'She asked me if I could help her.'],
  ['Last week we go to the cinema and see a film.', 'Last week we went to the cinema and see a film.'],
  ["I don't see him since Monday.", "I haven't seen him since Monday."],
  ["I didn't see him since Monday.", "I haven't seen him since Monday."],
  ['We know each other for ten years.', 'We have known each other for ten years.'],
  ['He has bought the car two years ago.', 'He bought the car two years ago.'],
  ['I am working here since 2010.', 'I have been working here since 2010.'],
])('another clause or a time expression decides the tense: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'I thought that it was over, and he said that he will come.',
  'If you want to leave, you can, and if it rains, we would rather stay.',
  'She moved to Paris and lives there now.',
  'By the time you read this, I will be gone.',
  'When he died, he left nothing, and since then nobody has come.',
  'The letter from last week is here.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
