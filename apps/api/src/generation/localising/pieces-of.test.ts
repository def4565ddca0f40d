import { expect, test } from 'vitest';
import { piecesOf } from './pieces-of.ts';

test('paragraphs are put together up to a length; none is cut', () => {
  const [short, long, longer] = ['a'.repeat(900), 'b'.repeat(2_000), 'c'.repeat(4_000)] as const;
  expect(piecesOf([short, long, short, longer])).toEqual([[short, long], [short], [longer]]);
});

test('no more lines go together than can be counted', () => {
  expect(piecesOf(Array.from({ length: 30 }, () => 'one')).map(({ length }) => length)).toEqual([12, 12, 6]);
});
