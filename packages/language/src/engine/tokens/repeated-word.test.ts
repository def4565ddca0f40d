import { expect, test } from 'vitest';
import { repeatedWord } from './repeated-word.ts';
import { placeAt } from './rule.ts';
import { tokenize } from './token.ts';

const rule = repeatedWord('FrRepeated', new Set(['nous']));
const found = (text: string): boolean => {
  const tokens = tokenize(text, /\p{L}+/gu);
  return tokens.some((token, at) => token.isWord && rule.find(placeAt(tokens, at), undefined) !== undefined);
};

test.each(['Elle ouvre la la porte.', 'Les les enfants jouent.'])('a repeated word: %s', (text) => {
  expect(found(text)).toBe(true);
});

test.each([
  'La commande nous nous plaît.',
  'La fonction avec l’ID id est visible.',
  'Les commandes Dconf dconf sont longues.',
  'Il habite Bora Bora.',
])('421: a name, and text written like one: %s', (text) => {
  expect(found(text)).toBe(false);
});
