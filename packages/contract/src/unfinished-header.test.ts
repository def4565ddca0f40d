import { expect, it } from 'vitest';
import { readUnfinished, writeUnfinished } from './unfinished-header.ts';

it('reads the ranges that were written', () => {
  const stretches = [
    { from: 0, to: 12 },
    { from: 14, to: 310 },
  ];
  expect(readUnfinished(writeUnfinished(stretches))).toEqual(stretches);
  expect(readUnfinished(null)).toEqual([]);
});

it('stays below the limit of a header, and leaves nothing out', () => {
  const stretches = Array.from({ length: 5_000 }, (_, at) => ({ from: at * 80, to: at * 80 + 79 }));
  const written = writeUnfinished(stretches);
  expect(written.length).toBeLessThan(8_000);
  expect(readUnfinished(written).at(-1)).toEqual({ from: 299 * 80, to: 4_999 * 80 + 79 });
});
