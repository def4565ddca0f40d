import { expect, it } from 'vitest';
import { pseudo, pseudoTexts } from './pseudo-locale.ts';

it('puts an accent on each letter, adds 40 % and sets brackets', () => {
  expect(pseudo('Open pages')).toBe('[Óóƥééñ ƥáğéš]');
  expect(pseudo('Download the document').length / 'Download the document'.length).toBeCloseTo(1.4, 1);
});

it('lengthens what has hardly a vowel', () => {
  expect(pseudo('PDF XML')).toBe('[ƤĐƑ ẊṀŁ ŵ]');
});

it('keeps placeholders, tags and nested keys', () => {
  expect(pseudo('{{count}} of <b>{{total}}</b>')).toBe('[{{count}} óƒ <b>{{total}}</b>]');
});

it('goes through all texts of a locale', () => {
  expect(pseudoTexts({ page: { title: 'I' }, ok: 'OK' })).toEqual({
    page: { title: pseudo('I') },
    ok: pseudo('OK'),
  });
});
