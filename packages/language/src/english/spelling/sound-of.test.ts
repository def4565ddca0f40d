import { expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

test.each([
  ['possetion', 'possession'],
  ['delishous', 'delicious'],
  ['mashine', 'machine'],
  ['fysics', 'physics'],
  ['turm', 'term'],
  ['offert', 'offered'],
  ['relashionship', 'relationship'],
  ['biutifull', 'biutiful'],
])('%s sounds like %s', (written, meant) => {
  expect(soundOf(written)).toBe(soundOf(meant));
});

test.each([
  ['cat', 'cut'],
  ['light', 'late'],
  ['sour', 'shower'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
