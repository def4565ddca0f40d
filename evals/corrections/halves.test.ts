import { describe, expect, test } from 'vitest';
import { evalLanguages, readFaults } from './fault.ts';
import { splitInHalves } from './halves.ts';

const items = ['one', 'two', 'three', 'four', 'five'].map((text) => ({ text, category: 'number' }));

test('the halves contain every sentence once and depend only on the sentences', () => {
  const { open, heldOut } = splitInHalves(items);
  expect(open).toHaveLength(3);
  expect(heldOut).toHaveLength(2);
  expect(new Set([...open, ...heldOut])).toEqual(new Set(items));
  expect(splitInHalves(items.toReversed())).toEqual({ open, heldOut });
});

describe.each(evalLanguages)('the set in %s', (language) => {
  const open = readFaults(language, 'open');
  const heldOut = readFaults(language, 'held-out');

  test('is split into halves by the seed', () => {
    expect(splitInHalves([...open, ...heldOut])).toEqual({ open, heldOut });
  });

  test('contains each sentence once and corrects it to something different', () => {
    const all = [...open, ...heldOut];
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ wrong, right }) => right.includes(wrong))).toEqual([]);
  });
});
