import { expect, test } from 'vitest';
import { boundWork, outsideMasks } from './bound-work.ts';

const known = new Set('the canal was dug by hand and it is old a of'.split(' '));
const isKnown = (word: string): boolean => known.has(word.toLowerCase());
/** Words that are in no dictionary, all different. */
const strange = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `zq${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}x`,
  );

test('a paragraph of known and a few unknown words is checked unchanged', () => {
  const text = 'The cannal was dug by hand, and it is olde.';
  expect(boundWork(text, isKnown)).toEqual({ text, masked: [] });
});

test('regression 44: strings that are longer than words are masked, keeping their length', () => {
  const long = 'x'.repeat(4000);
  expect(boundWork(long, isKnown)).toBeNull();
  const text = `The canal ${long} was dug.`;
  const bounded = boundWork(text, isKnown);
  expect(bounded?.text).toBe(`The canal ${'8'.repeat(4000)} was dug.`);
  const finding = { kind: 'spelling', rule: 'R', summary: 'S.', replacement: '', alternatives: [] } as const;
  const outside = { ...finding, offset: 4, length: 5 };
  const inside = { ...finding, offset: 10, length: 4000 };
  expect(bounded && outsideMasks([outside, inside], bounded)).toEqual([outside]);
});

test('regression 44: a paragraph of mostly non-words is not checked', () => {
  expect(boundWork(`The canal was ${strange(40).join(' ')}`, isKnown)).toBeNull();
  expect(boundWork(`The ${strange(6).join(' ')}`, isKnown)).not.toBeNull();
});

test('only the first 60 unknown words of a paragraph are checked', () => {
  const words = strange(70);
  const text = words.map((word) => `the canal of ${word}`).join(' ');
  const bounded = boundWork(text, isKnown);
  expect(words.filter((word) => bounded?.text.includes(word))).toEqual(words.slice(0, 60));
  expect(bounded?.text.length).toBe(text.length);
});
