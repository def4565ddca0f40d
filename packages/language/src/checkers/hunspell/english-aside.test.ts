import { expect, test } from 'vitest';
import { isEnglishAside } from './english-aside.ts';

const french = new Set([
  'une',
  'attaque',
  'de',
  'type',
  'en',
  'seule',
  'lecture',
  'la',
  'scène',
  'est',
  'vide',
]);
const told = (paragraph: string, word: string): boolean =>
  isEnglishAside(paragraph, word, paragraph.indexOf(word), (one) => french.has(one));

test('consecutive English words, and words marked as English, are ignored', () => {
  expect(told('une attaque de type zero day', 'zero')).toBe(true);
  expect(told('en lecture seule (read-only)', 'read-only')).toBe(true);
  expect(told('les graveurs (engravers en anglais)', 'engravers')).toBe(true);
});

test('a single word that happens to be English is not ignored', () => {
  expect(told('la scene est vide', 'scene')).toBe(false);
});
