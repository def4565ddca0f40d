import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['I became a watch from my uncle.', 'I got a watch from my uncle.'],
  [
    'Smoking makes a lot of harm to children who live in the same house.',
    'Smoking does a lot of harm to children who live in the same house.',
  ],
  [
    'Please remember me to post this parcel before the shop closes at five.',
    'Please remind me to post this parcel before the shop closes at five.',
  ],
  [
    'We had to assist a two-hour lecture on road safety before we could hire the van.',
    'We had to attend a two-hour lecture on road safety before we could hire the van.',
  ],
  [
    'I knew my husband at a chess club in Leeds when we were both nineteen.',
    'I met my husband at a chess club in Leeds when we were both nineteen.',
  ],
  [
    "My sister did a delicious birthday cake for our grandmother's eightieth party.",
    "My sister made a delicious birthday cake for our grandmother's eightieth party.",
  ],
  [
    'She won her older brother at table tennis for the first time last Friday.',
    'She beat her older brother at table tennis for the first time last Friday.',
  ],
  ['He made a party for his birthday.', 'He had a party for his birthday.'],
  ['They did a big mistake.', 'They made a big mistake.'],
  ['She said me that she was ill.', 'She told me that she was ill.'],
  ['He said a lie to his mother.', 'He told a lie to his mother.'],
  ['My uncle learned me to swim.', 'My uncle taught me to swim.'],
  ['Could you borrow me a pen?', 'Could you lend me a pen?'],
  ['He opened the light and closed the radio.', 'He opened the light and turned off the radio.'],
  ['They robbed my wallet.', 'They stole my wallet.'],
  ['He lost the train.', 'He missed the train.'],
  ['I rose my hand.', 'I raised my hand.'],
])('a verb collocates with its object: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'They make breakfast and do the dishes.',
  'What did you do, and what do such notes tell us?',
  'I knew my brother well, and he won the game.',
  'It is best to remember me to your mother.',
  "It's late, and it's her turn; the dog wagged its tail.",
  'From that day children form this habit.',
  'Every year they form a new band.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
