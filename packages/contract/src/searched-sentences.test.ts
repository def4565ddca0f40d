import { expect, test } from 'vitest';
import { withoutQuotations } from './searched-sentences.ts';

const plain = (text: string): string => withoutQuotations(text).replaceAll(/\s+/gu, ' ').trim();

test.each([
  ['He wrote ‘the tide waits for nobody’ in 1987.', 'He wrote in 1987.'],
  ['She said ‘it’s the boys’ boat, not mine’ and left.', 'She said and left.'],
  ["They call it 'the long water' here.", 'They call it here.'],
  ['“One” and ‘two’ and «three».', 'and and .'],
])('regression 247: quoted text is left out: %s', (text, rest) => {
  expect(plain(text)).toBe(rest);
});

test.each([
  "It's the boys' boat and the girls' oars, isn't it?",
  'The sailors’ wives and the captains’ sons knew it’s late.',
  'In the ’80s they sailed; don’t ask.',
  "In the '90s rock music and the '80s pop were loud.",
  'Tell ’em we’re coming, and that the boys’ team is late.',
  "Rock 'n' roll isn't what it was in the '60s.",
])('regression 247: an apostrophe does not start a quotation: %s', (text) => {
  expect(plain(text)).toBe(text);
});

test('regression 247: unclosed quotation marks are scanned in no time', () => {
  const text = "‘ 's’ ".repeat(5000);
  expect(withoutQuotations(text)).toHaveLength(text.length);
});
