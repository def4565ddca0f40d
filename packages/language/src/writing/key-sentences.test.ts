import { expect, test } from 'vitest';
import { keySentences } from './key-sentences.ts';

test('regression 7: of a text that is too long to be ranked as a whole no more than its share is kept', () => {
  const text = Array.from({ length: 1200 }, (_, index) => `Boat ${index} left harbour ${index % 7}.`).join(
    ' ',
  );
  expect(keySentences(text, 300)).toHaveLength(150);
});
