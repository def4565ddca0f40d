import type { Correction } from '@octavo/contract';
import { expect, test } from 'vitest';
import { smooth } from './smooth.ts';

const correction = (
  text: string,
  word: string,
  replacement: string,
  more: Partial<Correction> = {},
): Correction => ({
  offset: text.indexOf(word),
  length: word.length,
  replacement,
  icon: 'spelling',
  summary: '',
  rule: 'SpellCheck',
  alternatives: [],
  ...more,
});

const smoothed = (text: string, ...found: readonly Correction[]) =>
  smooth(
    text,
    { check: () => Promise.resolve(found) },
    { countryCode: 'GB', signal: new AbortController().signal, language: 'en', caller: undefined },
  );

const clean =
  'The spectra of stars look similar to each other, and nobody had asked why that was so before. ';

test('sure mistakes are corrected if there are enough of them', async () => {
  const text = 'She recieve the lettr.';
  const found = [
    correction(text, 'recieve', 'receives', { icon: 'grammar' }),
    correction(text, 'lettr', 'letter'),
  ];
  expect(await smoothed(text, ...found)).toBe('She receives the letter.');
});

test('regression 232: neither a single doubt in good prose nor a likely mistake changes anything', async () => {
  const text = clean.repeat(2);
  expect(await smoothed(text, correction(text, 'look', 'looks', { icon: 'grammar' }))).toBeUndefined();
  expect(
    await smoothed('We ride the bus.', correction('We ride the bus.', 'ride', 'rode', { isLikely: true })),
  ).toBeUndefined();
});

test('a name keeps its spelling', async () => {
  const text = 'As Bruce Margon of INDI told them.';
  expect(
    await smoothed(text, correction(text, 'Margon', 'Morgan'), correction(text, 'INDI', 'Indie')),
  ).toBeUndefined();
});
