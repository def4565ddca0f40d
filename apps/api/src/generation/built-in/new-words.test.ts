import { expect, test } from 'vitest';
import { newWords } from './new-words.ts';

test.each([
  ['nothing is new in what only moved', 'The sea, the “sky”.', 'the sky; The sea', ''],
  ['what took the place of something else is', 'We do not know it.', "We don't know it.", 'do not'],
  ['what stands once more than before is', 'A very very old town', 'A very old town', 'very'],
  ['everything is where nothing was', 'Dear reader', '', 'dear reader'],
])('%s', (_, text, own, added) => {
  expect(newWords(text, own)).toBe(added);
});
