import { maxTitleLength } from '@octavo/contract/document-limits';
import { expect, test } from 'vitest';
import { freeTitle } from './free-title.ts';

test('regression 185: a title that is taken gets the next free number', () => {
  expect(freeTitle('Tides', new Set())).toBe('Tides');
  expect(freeTitle('Tides', new Set(['Tides', 'Tides 2', 'Tides 4']))).toBe('Tides 3');
  const long = 'x'.repeat(maxTitleLength + 9);
  expect(freeTitle(long, new Set([long.slice(0, maxTitleLength)]))).toBe(
    `${long.slice(0, maxTitleLength - 2)} 2`,
  );
});
