import { expect, test } from 'vitest';
import { englishRules } from './index.ts';
import { applyRules } from './rule.ts';

test.each([
  'He kept loose control of the team.',
  'The street is quiet right now.',
  'It was quiet a few minutes later.',
])('no phrase rule finds a mistake in: %s', (text) => {
  expect(applyRules(text, englishRules())).toEqual([]);
});
