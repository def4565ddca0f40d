import { expect, test } from 'vitest';
import { usualPageSize } from './usual-page-size.ts';

test.each([
  [['fr-CA', 'fr'], 'Letter'],
  [['en', 'en-US'], 'Letter'],
  [['en', 'en-GB', 'en-US'], 'A4'],
  [['de-DE', 'en-US'], 'A4'],
  [['en'], 'A4'],
])('regression 299: paper for %j is usually %s', (languages, size) => {
  expect(usualPageSize(languages)).toBe(size);
});
