import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { withoutOverlaps } from './overlaps.ts';

const finding = (kind: Finding['kind'], offset: number, length: number): Finding => ({
  kind,
  offset,
  length,
  rule: `${kind}@${offset}`,
  summary: 'Said.',
  replacement: 'x',
  alternatives: [],
});

test('of overlapping findings the most severe is kept, and the rest in the order of the text', () => {
  const found = [finding('style', 0, 10), finding('spelling', 20, 5), finding('grammar', 4, 2)];
  expect(withoutOverlaps(found)).toEqual([finding('grammar', 4, 2), finding('spelling', 20, 5)]);
});

test('adjacent findings that only touch are both kept', () => {
  const found = [finding('grammar', 0, 4), finding('grammar', 4, 4)];
  expect(withoutOverlaps(found)).toEqual(found);
});

test('of two of one kind, the narrower is kept', () => {
  expect(withoutOverlaps([finding('grammar', 0, 9), finding('grammar', 3, 2)])).toEqual([
    finding('grammar', 3, 2),
  ]);
});
