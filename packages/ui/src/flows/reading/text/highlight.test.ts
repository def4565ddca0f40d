import { expect, it } from 'vitest';
import { type Highlight, piecesOf } from './highlight.ts';

const highlight = (id: string, from: number, to: number): Highlight => ({
  id,
  from,
  to,
  kind: 'comment',
  label: null,
});
const shown = (text: string, from: number, ...highlights: readonly Highlight[]) =>
  piecesOf(text, from, highlights).map((piece) => [
    piece.text,
    piece.highlights.map(({ id }) => id).join(''),
    piece.ending.map(({ id }) => id).join(''),
  ]);

it('leaves a text without highlights in one piece', () => {
  expect(shown('water', 10, highlight('a', 0, 10), highlight('b', 15, 20))).toEqual([['water', '', '']]);
});

it('splits where highlights begin and end, also where they overlap', () => {
  expect(shown('still water', 100, highlight('a', 100, 107), highlight('b', 106, 111))).toEqual([
    ['still ', 'a', ''],
    ['w', 'ab', 'a'],
    ['ater', 'b', 'b'],
  ]);
});

it('continues a highlight that began in an earlier block, and ends it only in its last one', () => {
  expect(shown('water', 10, highlight('a', 2, 30))).toEqual([['water', 'a', '']]);
});
