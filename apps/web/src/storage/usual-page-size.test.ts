import { expect, test } from 'vitest';
import { usualPageSize } from './usual-page-size.ts';

test.each([
  [['fr-CA', 'fr'], 'Letter'],
  [['en', 'en-US'], 'Letter'],
  [['en', 'en-GB', 'en-US'], 'A4'],
  [['de-DE', 'en-US'], 'A4'],
  [['en'], 'A4'],
  [['C', 'en-US@posix'], 'Letter'],
  [['zh-Hant-TW', 'en-US'], 'A4'],
  [['es-419', 'es-MX'], 'Letter'],
])('regression 299: paper for %j is usually %s', (languages, size) => {
  expect(usualPageSize(languages)).toBe(size);
});
