import { expect, it } from 'vitest';
import { type Direction, firstDirection } from './text-direction.ts';

it.each<readonly [...texts: readonly string[], direction: Direction | null]>([
  ['Shade', 'ltr'],
  ['צל', 'rtl'],
  ['ظل', 'rtl'],
  ['𞤀𞤣𞤤𞤢𞤥', 'rtl'],
  ['«1914»: ', 'צל', 'rtl'],
  ['1914: shade, צל', 'ltr'],
  ['\u200FCity, עיר', 'rtl'],
  ['影', 'ltr'],
  ['1914', '…', null],
  [null],
])('regression 180: a text has the direction of its first letter: %j', (...row) => {
  const texts = row.slice(0, -1).map(String);
  expect(firstDirection(texts)).toBe(row.at(-1));
});
