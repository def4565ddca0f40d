import { expect, test } from 'vitest';
import { shareCodeSchema } from './account.ts';
import { shareCodeEntropy, suggestShareCode } from './suggest-share-code.ts';

test('a suggested code is a word and a number below 99, and is valid', () => {
  const codes = Array.from({ length: 500 }, () => suggestShareCode());
  for (const code of codes) {
    expect(code).toMatch(/^(?:[b-z][aeiou]){6}-(?:\d|[1-8]\d|9[0-8])$/);
    expect(shareCodeSchema.parse(code)).toBe(code);
  }
  expect(new Set(codes).size).toBe(500);
});

test('the first and the last possible code', () => {
  expect(suggestShareCode(() => 0)).toBe('babababababa-0');
  expect(suggestShareCode((bound) => bound - 1)).toBe('zuzuzuzuzuzu-98');
});

test('trying them all takes 2^43 guesses', () => {
  expect(shareCodeEntropy).toBeGreaterThan(43);
});
