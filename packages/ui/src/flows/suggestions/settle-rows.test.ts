import { expect, it } from 'vitest';
import { leadsOf, settleRows } from './settle-rows.ts';

it('leaves rows beside their text if there is room', () => {
  expect(
    settleRows(
      [
        { top: 40, height: 32 },
        { top: 120, height: 32 },
      ],
      4,
    ),
  ).toEqual([40, 120]);
});

it('pushes rows of one line down, one below the other', () => {
  expect(
    settleRows(
      [
        { top: 40, height: 32 },
        { top: 40, height: 160 },
        { top: 90, height: 32 },
      ],
      4,
    ),
  ).toEqual([40, 76, 240]);
});

it('never starts above the list', () => {
  expect(
    settleRows(
      [
        { top: -80, height: 32 },
        { top: -20, height: 32 },
      ],
      4,
    ),
  ).toEqual([0, 36]);
});

it('gives each row the space above that moves it to its top', () => {
  const rows = [
    { top: 40, height: 32 },
    { top: 120, height: 160 },
    { top: 130, height: 32 },
  ];
  expect(leadsOf(settleRows(rows, 4), rows, 4)).toEqual([40, 44, 0]);
});

it('regression 18: keeps the open row beside its text and moves those above out of the way', () => {
  const rows = [
    { top: 40, height: 32 },
    { top: 60, height: 32 },
    { top: 80, height: 160 },
    { top: 100, height: 32 },
  ];
  expect(settleRows(rows, 4, 2)).toEqual([8, 44, 80, 244]);
});

it('regression 18: keeps the open row close to its text, however many rows are above it', () => {
  const rows = Array.from({ length: 40 }, () => ({ top: 100, height: 32 }));
  const tops = settleRows(rows, 4, 39);
  expect(tops.at(-1)).toBe(220);
  expect(tops.at(0)).toBe(220 - 39 * 36);
});

it('moves the open row down if those above it have no room', () => {
  const rows = [
    { top: 40, height: 32 },
    { top: 40, height: 32 },
    { top: 40, height: 160 },
  ];
  expect(settleRows(rows, 4, 2)).toEqual([0, 36, 72]);
});
