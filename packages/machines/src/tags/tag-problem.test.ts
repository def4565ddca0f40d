import { expect, it } from 'vitest';
import { tagProblem } from './tag-problem.ts';

const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

it('allows ten tags of thirty characters, and reports nothing while they are edited', () => {
  expect(tagProblem([])).toBeNull();
  expect(tagProblem(tags(10))).toBeNull();
  expect(tagProblem(['x'.repeat(30)])).toBeNull();
});

it('reports the eleventh tag and the thirty-first character', () => {
  expect(tagProblem(tags(11))).toBe('tooMany');
  expect(tagProblem(['x'.repeat(31)])).toBe('tooLong');
});
