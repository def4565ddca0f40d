import i18next from 'i18next';
import { expect, test } from 'vitest';
import english from '../../../locales/en/suggestions.json' with { type: 'json' };
import { namedSpaces } from './named-spaces.ts';

await i18next.init({
  lng: 'en',
  resources: { en: { suggestions: english } },
  interpolation: { escapeValue: false },
});
const t = i18next.getFixedT('en', 'suggestions');

test.each([
  ['   ', ' ', '3 spaces', 'space'],
  [' ', '', 'space', ''],
  [',', ', ', ',', ', space'],
  [' ;', '\u00A0;', 'space ;', 'no-break space ;'],
  ['in stead', 'instead', 'in space stead', 'instead'],
])('regression 120: a change of spaces spells them out: %j to %j', (original, replacement, named, better) => {
  expect(namedSpaces(t, { original, replacement })).toEqual({ original: named, replacement: better });
});

test.each([
  ['very ', ''],
  ['in order to', 'to'],
  ['teh', 'the'],
])('a change of words spells out no space: %j to %j', (original, replacement) => {
  expect(namedSpaces(t, { original, replacement })).toBeUndefined();
});
