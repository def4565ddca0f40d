import { expect, test } from 'vitest';
import { withOwnRules } from './own-rules.ts';

// A rule that looks back over spaces from each of them would not come to an end.
test('a long run of spaces is read at once', () => {
  expect(withOwnRules(`We came,${' '.repeat(300_000)}and saw.`, [])).toEqual([]);
  expect(withOwnRules(' '.repeat(300_000), [])).toEqual([]);
});
