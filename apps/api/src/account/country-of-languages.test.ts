import { expect, test } from 'vitest';
import { countryOfLanguages } from './country-of-languages.ts';

test.each([
  [undefined, 'US'],
  ['', 'US'],
  ['de', 'US'],
  ['en-GB,en;q=0.9', 'GB'],
  ['fr, fr-ca;q=0.8', 'CA'],
  ['zh-Hant-TW', 'TW'],
  ['*', 'US'],
  ['es-419, pt-PT', 'PT'],
  [`${'x'.repeat(10_000)}-US`, 'US'],
])('%j: %s', (header, country) => {
  expect(countryOfLanguages(header)).toBe(country);
});
