import { expect, it } from 'vitest';
import { nearestLanguage } from './nearest-language.ts';

it.each([
  ['en-GB', 'en'],
  ['fr', 'fr-FR'],
  ['fr-BE', 'fr-FR'],
  ['fr-ca', 'fr-CA'],
  ['pt-BR', 'pt-PT'],
  ['de', 'de-DE'],
  ['ja', 'ja'],
  ['d', 'd'],
])('reads %s as %s', (wanted, nearest) => {
  expect(nearestLanguage(wanted)).toBe(nearest);
});
