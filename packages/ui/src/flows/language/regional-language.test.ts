import { expect, it } from 'vitest';
import { regionalLanguage } from './regional-language.ts';

it.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['de-AT', 'en-AU'], 'en-AU'],
  ['en', ['de-AT', 'en'], 'en'],
  ['en', [], 'en'],
  ['en', ['en-US@posix'], 'en'],
  ['fr-CA', ['fr-FR'], 'fr-CA'],
])('regression 298: dates in %s for a reader of %j are written in %s', (language, preferred, written) => {
  expect(regionalLanguage(language, preferred)).toBe(written);
});
