import { expect, test } from 'vitest';
import { plainSentence } from './plain-sentence.ts';

test.each([
  ['Did you mean to spell `recieve` this way?', 'Did you mean to spell “recieve” this way?'],
  ['use an apostrophe', 'Use an apostrophe.'],
  ['Two  spaces.\n', 'Two spaces.'],
])('%j becomes %j', (message, sentence) => {
  expect(plainSentence(message)).toBe(sentence);
});
