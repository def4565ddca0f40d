import { expect, test } from 'vitest';
import { veilUnreadable } from './veiled-text.ts';
import { englishSentences, englishTokens } from '../english/wordings/wink.ts';

const address = `https://library.example/search?${'query=tides&'.repeat(15)}page=2`;
const garbage = 'q7Z-'.repeat(2_000);

test('a text with a long address is read unchanged', () => {
  const text = `See ${address}. It tells all.`;
  expect(veilUnreadable(text).text).toBe(text);
});

test('an unreadable string counts as one character, together with the sentence end after it', () => {
  const text = `Look at ${garbage}. The tide comes in ("${garbage}"). It goes.`;
  expect(englishSentences(text)).toEqual([
    `Look at ${garbage}.`,
    `The tide comes in ("${garbage}").`,
    'It goes.',
  ]);
  expect(
    englishTokens(text)
      .map((token) => token.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''));
});

test('a text that contains the placeholder itself keeps it', () => {
  const text = `See https://veil.example/0 and ${garbage} here.`;
  expect(englishSentences(text)).toEqual([text]);
});
