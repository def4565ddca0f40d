import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['We painted the fence They helped us a lot.', 'We painted the fence. They helped us a lot.'],
  [
    'The bridge has two lanes What they need is a third.',
    'The bridge has two lanes. What they need is a third.',
  ],
  [
    'Rents are very high in our town The shops are empty.',
    'Rents are very high in our town. The shops are empty.',
  ],
])('a capital marks the start of the next sentence: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'She reads the magazine The Week every day.',
  'She explained it in The Week of the Fens.',
  'We sang the song They were young at the party.',
  'He drove to the Hague When he was young.',
  'I live near The Oval and walk there.',
])('nothing is split: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
