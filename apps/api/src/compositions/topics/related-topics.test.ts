import { expect, test } from 'vitest';
import { relatedTopics } from './related-topics.ts';

test('regression 253: school uniforms are about education before anything else', () => {
  expect(
    relatedTopics('school uniforms', 'en')
      .map(({ category }) => category)
      .slice(0, 4),
  ).toEqual(Array.from({ length: 4 }, () => 'Education'));
});
