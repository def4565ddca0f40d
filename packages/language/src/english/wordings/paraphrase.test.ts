import { expect, test } from 'vitest';
import { paraphrase } from './paraphrase.ts';
import { rewordedOnce } from './testing/reworded-once.ts';
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

test('text that cannot be reworded safely stays', () => {
  expect(paraphrase('Cats sleep.')).toBeUndefined();
  expect(paraphrase('Beaucoup de gens vivent dans la ville et la mer.')).toBeUndefined();
});

test('paragraphs, quotations and figures stay unchanged', () => {
  const text = 'However, "many of us" left in 1990.\n\nFor example, 30 % moved to Lyon.';
  expect(paraphrase(text)).toMatch(
    /"[^"]+" left in 1990\.\n\nFor (?:example|instance), 30 % moved to Lyon\.$/,
  );
});

test.each(rewordedOnce)('with the document around it: %s', (sentence, expected) => {
  expect(paraphrase(sentence, sentence) ?? sentence).toBe(expected);
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
/** How many words of a version are not in the document. */
const newWords = (version: string, text: string): number => {
  const former = new Set(wordsOf(text));
  return wordsOf(version).filter((word) => !former.has(word)).length;
};

test.each(passages)('no version reverts to an earlier one: %s', (text) => {
  const first = paraphrase(text, text) ?? '';
  const second = paraphrase(first, text) ?? '';
  const third = paraphrase(second, text) ?? '';
  expect(new Set([text, first, second, third, '']).size).toBe(5);
  expect(newWords(second, text)).toBeGreaterThanOrEqual(newWords(first, text));
});

test('regression 7: a word that version 1 changed does not come back in version 2', () => {
  const text =
    'The main reason is clear, and many people often walk. However, the town has to change. A lot of families usually stay.';
  const first = paraphrase(text, text) ?? '';
  const second = paraphrase(first, text) ?? '';
  const back = wordsOf(second).filter(
    (word) => wordsOf(text).includes(word) && !wordsOf(first).includes(word),
  );
  expect(back).toEqual([]);
  expect(newWords(first, text)).toBeGreaterThanOrEqual(3);
  expect(newWords(second, text)).toBeGreaterThan(newWords(first, text));
});

test('a paragraph of a hundred words gets at least four changes at once', () => {
  const text =
    'Most people live in cities today, and many of them have to cross busy roads every day. However, the lack of shade makes the walk hard to bear. In recent years, several towns came to the conclusion that trees are an important part of the answer. They usually plant them near schools and hospitals, because children and patients need the shade most. For example, a lot of streets in the south are almost empty at noon. It is clear that the main problem is money, but the majority of the voters want to help. In the end, everyone is able to see the difference.';
  const first = paraphrase(text, text) ?? '';
  expect(first.split(/[ ]/).length).toBeGreaterThan(90);
  expect(newWords(first, text)).toBeGreaterThanOrEqual(4);
});

test('the document’s own wording is not a new version of it', () => {
  expect(paraphrase('For instance, cats sleep.', 'For example, cats sleep.')).toBeUndefined();
});

test.each(passages)('another attempt rewords other places: %s', (text) => {
  const around = text;
  const first = paraphrase(text, around);
  const again = paraphrase(text, around, 1);
  expect(new Set([text, first, again]).size).toBe(3);
  expect(paraphrase(text, around, 0)).toBe(first);
});
