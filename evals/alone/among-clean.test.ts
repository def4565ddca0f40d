import { expect, test } from 'vitest';
import { amongClean } from './among-clean.ts';

test('a sentence is placed between two others, near the middle of a paragraph', () => {
  const host = 'One is here. Two is there. Three is far. Four is gone.';
  const { text, at } = amongClean('He go home.', [host], 0);
  expect(text).toBe('One is here. Two is there. He go home. Three is far. Four is gone.');
  expect(text.slice(at)).toMatch(/^He go home\./u);
});

test('in a paragraph of one sentence, it is placed at the end', () => {
  expect(amongClean('He go home.', ['Nothing else is here.'], 3)).toEqual({
    text: 'Nothing else is here. He go home.',
    at: 22,
  });
});
