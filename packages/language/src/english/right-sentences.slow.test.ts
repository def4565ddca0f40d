import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withOwnRules } from './own-rules.ts';

/** What a rule once marred, and what looks like the mistakes that rules are for. */
const sentences = readFileSync(new URL('testing/right-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test.each(sentences)('nothing is said of a right sentence: %s', (sentence) => {
  expect(withOwnRules(sentence, [])).toEqual([]);
});

// A rule that looks back over spaces from each of them would not come to an end.
test('a long run of spaces is read at once', () => {
  expect(withOwnRules(`We came,${' '.repeat(300_000)}and saw.`, [])).toEqual([]);
  expect(withOwnRules(' '.repeat(300_000), [])).toEqual([]);
});
