import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

/** As if one word in thirty were wrong. */
const amongFaults = 0.25;

test.each([
  ['She trained hard and probably she will win.', 'She trained hard and she will probably win.'],
  ['They also are happy with it.', 'They are also happy with it.'],
  ['Cars always are useful in winter.', 'Cars are always useful in winter.'],
])('the adverb is in the middle of its clause: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each(['It was colder than it usually is in spring.', 'She sings because really she must.'])(
  'the adverb is in an allowed position: %s',
  (sentence) => {
    expect(mended(sentence)).toBe(sentence);
  },
);
