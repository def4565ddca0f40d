import { expect, test } from 'vitest';
import { misspell } from './slips.ts';

const lines = ['Climate change', 'Human rights', 'The end of winter', 'Open questions'];

test('each line always gets the same slip, which is not a word', () => {
  const known = new Set(lines.flatMap((line) => line.split(' ')));
  const first = misspell(lines, 4, (word) => known.has(word));
  expect(first).toEqual(misspell(lines, 4, (word) => known.has(word)));
  for (const { text, at, wrong, right } of first) {
    expect(text.slice(at, at + wrong.length)).toBe(wrong);
    expect(lines).toContain(text.replace(wrong, right));
    expect(known.has(wrong)).toBe(false);
  }
});
