import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['They should plan well when hire new workers.', 'They should plan well when hiring new workers.'],
  ['They can go fishing and catching trout.', 'They can go fishing and catch trout.'],
  ['It helps building a better world.', 'It helps build a better world.'],
  ['She wants to get promote soon.', 'She wants to get promoted soon.'],
  ['They go out without see it.', 'They go out without seeing it.'],
  ['The advertisements make products seems cheap.', 'The advertisements make products seem cheap.'],
])('a verb has the form required by its governor: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'They help people living in poverty.',
  'She needs help finding her keys.',
  'It will mean hard work and learning the rules.',
  'We close when fire crews leave.',
  'He got more support from the club.',
])('nothing is wrong with the verbs of: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
