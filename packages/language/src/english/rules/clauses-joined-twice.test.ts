import { expect, test } from 'vitest';
import { mended } from './testing/mended.ts';

test.each([
  ['Since the price is high, so people do not buy it.', 'Since the price is high, people do not buy it.'],
  [
    'But if parents are busy, so reading books helps the child.',
    'But if parents are busy, reading books helps the child.',
  ],
])('one conjunction joins two clauses: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test('among other faults, "then" is superfluous after "when"', () => {
  expect(mended('When I arrived home, then I called my mother.', 0.5)).toBe(
    'When I arrived home, I called my mother.',
  );
});

test.each([
  'When in doubt, so they say, ask a child.',
  'If you go by bus, take a book, so you can read.',
  'Because it was cheap, so many people bought it.',
  'When the rain stopped, then and only then did we leave.',
])('no conjunction is superfluous: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
