import { expect, test } from 'vitest';
import { sequenceFilter } from './sequence-filter.ts';

const sequences = Array.from({ length: 1000 }, (_, index) => `word ${index} of many`);

test('added entries are found', () => {
  const filter = sequenceFilter(new Uint8Array(2048));
  for (const sequence of sequences) filter.add(sequence);
  expect(sequences.filter((sequence) => !filter.has(sequence))).toEqual([]);
});

test('entries that were not added are rarely found', () => {
  const filter = sequenceFilter(new Uint8Array(2048));
  for (const sequence of sequences) filter.add(sequence);
  const others = Array.from({ length: 1000 }, (_, index) => `another ${index} of many`);
  expect(others.filter((sequence) => filter.has(sequence)).length).toBeLessThan(15);
});
