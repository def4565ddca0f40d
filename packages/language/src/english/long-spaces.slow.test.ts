import { expect, test } from 'vitest';
import { withOwnRules } from './own-rules.ts';

// A rule that looked back over the spaces from each of them would never finish.
test('a long run of spaces is read in no time', () => {
  expect(withOwnRules(`We came,${' '.repeat(300_000)}and saw.`, [])).toEqual([]);
  expect(withOwnRules(' '.repeat(300_000), [])).toEqual([]);
});
