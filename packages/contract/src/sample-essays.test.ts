import { expect, test } from 'vitest';
import { sampleEssays } from './sample-essays.ts';
import { isSubTopicOf, topicNames } from './topics.ts';

test('there are thirty, covering all nine fields, each on its own subject (SPEC §9)', () => {
  expect(sampleEssays).toHaveLength(30);
  expect(new Set(sampleEssays.map(({ id }) => id)).size).toBe(30);
  expect(new Set(sampleEssays.map(({ category }) => category))).toEqual(new Set(topicNames));
  expect(new Set(sampleEssays.map(({ subCategory }) => subCategory)).size).toBe(30);
  expect(sampleEssays.filter(({ category, subCategory }) => !isSubTopicOf(subCategory, category))).toEqual(
    [],
  );
});

test('neighbours are from different fields', () => {
  const same = sampleEssays.filter(({ category }, at) => sampleEssays[at + 1]?.category === category);
  expect(same.map(({ id }) => id)).toEqual([]);
});
