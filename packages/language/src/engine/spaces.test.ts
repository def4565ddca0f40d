import { expect, test } from 'vitest';
import type { CheckedLanguage } from './checked-language.ts';
import { misplacedSpaces } from './spaces.ts';

const isWord = (word: string): boolean => /^\p{L}{2,}$/u.test(word);
const mended = (text: string, language: CheckedLanguage): string =>
  misplacedSpaces(text, language, isWord)
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (done, { offset, length, replacement }) =>
        done.slice(0, offset) + replacement + done.slice(offset + length),
      text,
    );

test.each([
  [
    'en',
    'It was late.He went,but she , of course ,stayed.',
    'It was late. He went, but she, of course, stayed.',
  ],
  [
    'fr',
    'Il était tard.Elle part,mais lui , bien sûr ,reste.',
    'Il était tard. Elle part, mais lui, bien sûr, reste.',
  ],
  [
    'de',
    'Es war spät.Er ging,aber sie , wie immer ,blieb.',
    'Es war spät. Er ging, aber sie, wie immer, blieb.',
  ],
  [
    'pt',
    'Era tarde.Ele saiu,mas ela , como sempre ,ficou.',
    'Era tarde. Ele saiu, mas ela, como sempre, ficou.',
  ],
] as const)('regression 275: spaces at punctuation marks in %s', (language, wrong, right) => {
  expect(mended(wrong, language)).toBe(right);
  expect(mended(right, language)).toBe(right);
});

test.each([
  [
    'en',
    'See README.Debian, www.example.com/a,b, a,b,c and rw,nosuid,ro; it costs 1,000.50 or .5, and string.Format is called.',
  ],
  ['en', 'The i.e. and e.g. of node.js, U.S.A., Ph.D., the .NET, as it were, ...'],
  ['fr', 'Vraiment ? Oui ! Voici : « un, deux » ; 3,14 et M.Dupont.'],
  ['de', 'Das kostet 3,50 Euro, z.B. am 1.Mai, d.h. heute; u.a. in (Wien,Graz,Linz).'],
  ['pt', 'Custa 3,50 euros, p.ex. na Av.Central.'],
] as const)('similar text in %s is left alone: %s', (language, text) => {
  expect(mended(text, language)).toBe(text);
});
