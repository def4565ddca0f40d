import { expect, test } from 'vitest';
import { compare, readText } from './compare.ts';

const alphabet = 'A | B | C | D | E | F | G | H | I | J | K | L | M | N | O | P | Q | R | S | T | U | V | W';
const counted = '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25';

test.each([alphabet, counted])(
  'regression 456: ordered letters and numbers are not a copied passage: %s',
  (row) => {
    const mine = readText(`An index of all directives follows here. ${row}. Choose one of them.`);
    const other = readText(`Glyphs of the font are listed by their names below: ${row}; others are missing.`);
    expect(compare(mine, other)).toBeNull();
  },
);

test('a copied sentence with figures and single letters is found', () => {
  const sentence = 'In plan B a team of 12 people and 3 drivers leaves at 7 on day 1 and 2';
  expect(
    compare(readText(`We wrote: ${sentence}.`), readText(`They say: ${sentence}, or later.`)),
  ).not.toBeNull();
});
