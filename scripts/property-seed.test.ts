import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertySeed, usualSeed } from './lib/property-seed.mjs';

test('cases are the same in every npm test, and new ones with --all', () => {
  expect(propertySeed({}, 1)).toBe(usualSeed);
  expect(propertySeed({}, 2)).toBe(usualSeed);
  expect(propertySeed({ OCTAVO_ALL: '1' }, 1)).toBe(1);
  expect(propertySeed({ OCTAVO_ALL: '1' }, 2)).toBe(2);
});

test('a given seed wins', () => {
  expect(propertySeed({ PROPERTY_SEED: '41', OCTAVO_ALL: '1' })).toBe(41);
  expect(() => propertySeed({ PROPERTY_SEED: 'today' })).toThrow(
    'PROPERTY_SEED is a whole number, not “today”.',
  );
});

test('a property without a seed uses this one', () => {
  const drawn = (seed?: number): number[] =>
    fc.sample(fc.nat(), { numRuns: 20, ...(seed === undefined ? {} : { seed }) });
  expect(drawn()).toEqual(drawn(Number(process.env['PROPERTY_SEED'])));
  expect(drawn()).not.toEqual(drawn(Number(process.env['PROPERTY_SEED']) + 1));
});
