import { expect, it } from 'vitest';
import { upperFirst } from './upper-first.ts';

it.each([
  ['straße', 'Straße'],
  ['ßtraße', 'ßtraße'],
  ['été', 'Été'],
  ['e\u0301té', 'E\u0301té'],
  ['ﬁrst', 'ﬁrst'],
  ['ŉ dag', 'ŉ dag'],
  ['ქართული', 'ქართული'],
  ['ǆep', 'ǅep'],
  ['𐐨 deseret', '𐐀 deseret'],
  ['🙋 hello', '🙋 hello'],
  ['', ''],
])('regression 174: %s is capitalised as %s', (text, begun) => {
  expect(upperFirst(text)).toBe(begun);
});

it('regression 398: a word with a capital first letter stays unchanged, digraphs too', () => {
  for (const begun of ['Straße', 'ßtraße', 'ǅep', 'Ǉubav', '']) expect(upperFirst(begun)).toBe(begun);
});
