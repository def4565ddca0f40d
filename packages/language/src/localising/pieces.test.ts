import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('paragraphs are put together up to a length; none is cut', () => {
  expect(piecesOf('One.\n\nTwo.\n \nThree is long.', 12)).toEqual(['One.\n\nTwo.', 'Three is long.']);
});

test('nothing is in nothing', () => {
  expect(piecesOf(' \n\n ')).toEqual([]);
});
