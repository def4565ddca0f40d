import { expect, it } from 'vitest';
import { rotation } from './lib/rotation.mjs';

const day = 24 * 60 * 60 * 1000;

it('advances by one each day', () => {
  const noon = 20_785.5 * day;
  expect(rotation({}, noon)).toBe(20_785);
  expect(rotation({}, noon + day)).toBe(20_786);
});

it('can be requested again', () => {
  expect(rotation({ OCTAVO_ROTATION: '7' }, 0)).toBe(7);
});

it('refuses what is not a number', () => {
  expect(() => rotation({ OCTAVO_ROTATION: 'fr' }, 0)).toThrow(
    'OCTAVO_ROTATION is a whole number, not “fr”.',
  );
});
