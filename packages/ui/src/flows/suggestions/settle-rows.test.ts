import { expect, it } from 'vitest';
import { leadsOf, settleRows } from './settle-rows.ts';

it('leaves rows beside their text where there is room', () => {
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

it('never begins above the list', () => {
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

it('gives each row the room above it that brings it to its top', () => {
  const rows = [
    { top: 40, height: 32 },
    { top: 120, height: 160 },
    { top: 130, height: 32 },
  ];
  expect(leadsOf(settleRows(rows, 4), rows, 4)).toEqual([40, 44, 0]);
});
