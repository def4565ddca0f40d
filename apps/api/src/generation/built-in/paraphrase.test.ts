import { expect, test } from 'vitest';
import { paraphrase } from './paraphrase.ts';
import { passages, reworded } from './testing/sentences.ts';

test.each(reworded)('%s', (sentence, expected) => {
  expect(paraphrase(sentence) ?? sentence).toBe(expected);
});

test.each(passages)('three chained calls give three versions, none of them the text: %s', (text) => {
  const first = paraphrase(text) ?? '';
  const second = paraphrase(first) ?? '';
  const third = paraphrase(second) ?? '';
  expect(new Set([text, first, second, third, '']).size).toBe(5);
});

test('what cannot be reworded safely is not reworded', () => {
  expect(paraphrase('Cats sleep.')).toBeUndefined();
  expect(paraphrase('Beaucoup de gens vivent dans la ville et la mer.')).toBeUndefined();
});

test('paragraphs, quotations and figures stay', () => {
  const text = 'However, "many of us" left in 1990.\n\nFor example, 30 % moved to Lyon.';
  expect(paraphrase(text)).toMatch(
    /"[^"]+" left in 1990\.\n\nFor (?:example|instance), 30 % moved to Lyon\.$/,
  );
});
