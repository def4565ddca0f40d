import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DiffPart } from '../../components/diff-text/index.ts';
import { wordDiff, wordDiffSoFar } from './word-diff.ts';

const marks = { kept: ['', ''], deleted: ['[-', '-]'], inserted: ['{+', '+}'] } as const;
const show = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join('');
const words = (text: string) => text.split(/\s+/).filter(Boolean);

it('marks deletions before insertions, and leaves the rest alone', () => {
  expect(show(wordDiff('The cat sat here.', 'The dog sat here.'))).toBe('The [-cat-] {+dog+} sat here.');
});

it('merges changes with only a space between them', () => {
  expect(show(wordDiff('Lots of people read it.', 'Some few readers read it.'))).toBe(
    '[-Lots of people-] {+Some few readers+} read it.',
  );
});

it('adds no space before punctuation, and never two', () => {
  expect(show(wordDiff('type it word for word. The hand', 'type it, because the hand'))).toBe(
    'type it [-word for word. The-]{+, because the+} hand',
  );
  expect(show(wordDiff('habit; they moved it.', 'habit rather than ending it.'))).toBe(
    'habit[-; they moved-] {+rather than ending+} it.',
  );
});

it('shows a tick alone', () => {
  expect(show(wordDiff('☐ milk\n☐ bread', '☑ milk\n☐ bread'))).toBe('[-☐-]{+☑+} milk\n☐ bread');
});

it('regression 126: keeps paragraphs separate next to a change at their edge', () => {
  expect(show(wordDiff('Begun by one. \nThe next one.', 'Begun by two. \nThe next one.'))).toBe(
    'Begun by [-one-] {+two+}. \nThe next one.',
  );
  expect(show(wordDiff('Begun \nThe next one.', 'Begun here \nThe next one.'))).toBe(
    'Begun {+here+} \nThe next one.',
  );
});

it('marks nothing in equal texts, and everything if the old text is empty', () => {
  expect(wordDiff('Same.', 'Same.')).toEqual([{ kind: 'kept', text: 'Same.' }]);
  expect(wordDiff('', 'New.')).toEqual([{ kind: 'inserted', text: 'New.' }]);
  expect(wordDiff('', '')).toEqual([]);
});

it('does not mark text as deleted that a version in progress has not reached', () => {
  expect(show(wordDiffSoFar('one two three four five six', 'one 2'))).toBe('one [-two-] {+2+}');
  expect(show(wordDiffSoFar('one two three', 'one two'))).toBe('one two');
});

it('contains every word of both texts, in order', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', ',', '.'), { maxLength: 30 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      const side = (skip: DiffPart['kind']) =>
        words(parts.flatMap((part) => (part.kind === skip ? [] : part.text)).join(' '));
      expect(side('inserted').join('')).toBe(words(before).join(''));
      expect(side('deleted').join('')).toBe(words(after).join(''));
    }),
    { seed: 7 },
  );
});
