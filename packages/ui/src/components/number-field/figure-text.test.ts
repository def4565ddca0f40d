import { describe, expect, it } from 'vitest';
import { figureText } from './figure-text.ts';

const narrowSpace = '\u202F';
const space = '\u00A0';

it.each([
  ['en', '5,000', '12,500'],
  ['de', '5.000', '12.500'],
  ['fr-FR', `5${narrowSpace}000`, `12${narrowSpace}500`],
  ['fr-CA', `5${space}000`, `12${space}500`],
  ['pt-PT', '5000', `12${space}500`],
  ['ar-EG', '٥٬٠٠٠', '١٢٬٥٠٠'],
])('groups figures as %s does', (locale, thousands, more) => {
  const { write } = figureText(locale, true);
  expect([write(5000), write(12_500), write(50)]).toEqual([thousands, more, write(50)]);
});

describe.each(['en', 'de', 'fr-FR', 'fr-CA', 'pt-PT'])('in %s', (locale) => {
  const whole = figureText(locale, true);

  it.each([
    '5000',
    '5,000',
    '5.000',
    '5 000',
    `5${space}000`,
    `5${narrowSpace}000`,
    "5'000",
    '5’000',
    ' 5000 ',
  ])('reads %j as five thousand if only whole numbers are possible', (typed) =>
    expect(whole.read(typed)).toBe(5000),
  );

  it('reads its own output', () => {
    const split = figureText(locale, false);
    for (const value of [0, 7, -40, 999, 1000, 5000, 1_234_567]) {
      expect(whole.read(whole.write(value))).toBe(value);
    }
    for (const value of [0.5, -1.25, 1234.5, 1_234_567.891]) {
      expect(split.read(split.write(value))).toBe(value);
    }
  });

  it('keeps a grouped figure whole when one of its digits is removed', () => {
    const shorter = whole.write(12_500).slice(0, -1);
    expect(whole.read(shorter)).toBe(1250);
  });

  it.each(['', ' ', '-', '.', 'five', '5 words', '0x10', '1e3', '1-2', 'Infinity'])('rejects %j', (typed) =>
    expect(whole.read(typed)).toBeNaN(),
  );
});

it.each([
  ['en', '1,234.5', 1234.5],
  ['en', '1.234', 1.234],
  ['de', '1.234,5', 1234.5],
  ['de', '1,234', 1.234],
  ['fr-FR', '1 234,5', 1234.5],
  ['fr-FR', '12.5', 12.5],
  ['pt-PT', '1 234,5', 1234.5],
])('reads fractions as %s writes them: %s', (locale, typed, value) => {
  expect(figureText(locale, false).read(typed)).toBe(value);
});

it('reads the digits of the language and western digits', () => {
  const { read } = figureText('ar-EG', true);
  expect([read('٥٬٠٠٠'), read('٥٠٠'), read('5000')]).toEqual([5000, 500, 5000]);
});
