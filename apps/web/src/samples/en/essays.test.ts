import { countWords } from '@octavo/contract/count-words';
import { isSubTopicOf, topicNames } from '@octavo/contract/topics';
import { expect, test } from 'vitest';
import { essays } from './index.ts';

test('there are thirty, over all nine fields, each on a subject of its own (SPEC §9)', () => {
  expect(essays).toHaveLength(30);
  expect(new Set(essays.map(({ id }) => id)).size).toBe(30);
  expect(new Set(essays.map(({ category }) => category))).toEqual(new Set(topicNames));
  expect(new Set(essays.map(({ subCategory }) => subCategory)).size).toBe(30);
  expect(essays.filter(({ category, subCategory }) => !isSubTopicOf(subCategory, category))).toEqual([]);
});

test('neighbours are of different fields', () => {
  const same = essays.filter(({ category }, at) => essays[at + 1]?.category === category);
  expect(same.map(({ title }) => title)).toEqual([]);
});

test.each(essays)('$title is a short essay', ({ paragraphs }) => {
  const words = countWords(paragraphs.join(' '));
  expect(words).toBeGreaterThanOrEqual(140);
  expect(words).toBeLessThanOrEqual(250);
  expect(paragraphs).toHaveLength(3);
  // Typographic apostrophes and quotes.
  expect(paragraphs.join(' ')).not.toMatch(/['"]/u);
});
