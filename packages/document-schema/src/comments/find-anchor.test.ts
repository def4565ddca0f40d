import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { anchorAt } from './anchor-at.ts';
import { anchoredText } from './anchored-text.ts';
import { findAnchor } from './find-anchor.ts';

const text = 'The tide comes in.\nThe tide goes out again, and the tide is gone.\nNobody saw it.';
const at = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return anchorAt(text, start, start + words.length);
};

it('finds the words in their old place', () => {
  for (const anchor of [at('tide'), at('tide', 20), at('tide', 50), at('Nobody saw it.')]) {
    expect(findAnchor(text, anchor)).toEqual({
      from: anchor.offset,
      to: anchor.offset + anchor.quote.length,
      isGone: false,
    });
  }
});

it('finds the right one of several equal words after a paragraph was added before them', () => {
  const longer = `The tide, a study.\n${text}`;
  const found = findAnchor(longer, at('tide', 20));
  expect(longer.slice(found.from - 4, found.to + 5)).toBe('The tide goes');
});

it('reports that words are gone, and where they were', () => {
  const changed = text.replace('goes out again', 'turns');
  const found = findAnchor(changed, at('goes out'));
  expect([found.isGone, changed.slice(found.from, found.to)]).toEqual([
    true,
    'The tide turns, and the tide is gone.',
  ]);
});

it('does not confuse a short word with an equal one elsewhere', () => {
  const { isGone } = findAnchor('It was a quiet day, and a cold one.', at('in'));
  expect(isGone).toBe(true);
});

it('regression 367: compares few places in a text with the same words on every line', () => {
  const lines = 'The tide is in.\n'.repeat(20_000);
  const anchor = anchorAt(lines, 160_004, 160_008);
  const slice = vi.spyOn(String.prototype, 'slice');
  const found = findAnchor(`Tides.\n${lines}`, anchor);
  expect(slice.mock.calls.length).toBeLessThan(500);
  slice.mockRestore();
  expect(found.isGone).toBe(false);
});

it('returns a place in an empty text', () => {
  expect(findAnchor('', at('tide'))).toEqual({ from: 0, to: 0, isGone: true });
});

it('returns exactly the anchored words or reports them as gone, after any edit', () => {
  const words = fc.stringMatching(/^[ab .\n]{0,60}$/);
  fc.assert(
    fc.property(
      words,
      fc.nat(60),
      fc.nat(10),
      fc.array(fc.tuple(fc.nat(70), fc.nat(6), words), { maxLength: 4 }),
      (before, start, length, edits) => {
        const from = Math.min(start, before.length);
        const anchor = anchorAt(before, from, Math.min(from + length + 1, before.length));
        fc.pre(anchor.quote !== '');
        const after = edits.reduce(
          (now, [place, removed, added]) => now.slice(0, place) + added + now.slice(place + removed),
          before,
        );
        const found = findAnchor(after, anchor);
        expect(found.from).toBeLessThanOrEqual(found.to);
        expect(found.to).toBeLessThanOrEqual(after.length);
        const isUnchanged = after === before;
        expect([
          after.slice(found.from, found.to) === anchor.quote || found.isGone,
          isUnchanged && found.isGone,
        ]).toEqual([true, false]);
        expect(isUnchanged ? found.from : from).toBe(from);
      },
    ),
  );
});

it('counts a citation, a footnote and a line break as one character each', () => {
  const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
  expect(
    anchoredText({
      type: 'doc',
      content: [
        paragraph(
          { type: 'text', text: 'One' },
          { type: 'inlineCitation' },
          { type: 'hardBreak' },
          { type: 'text', text: 'two' },
        ),
        { type: 'picture' },
        { type: 'blockquote', content: [paragraph()] },
        { type: 'codeBlock', content: [{ type: 'text', text: 'a\nb' }] },
      ] as never,
    }),
  ).toBe('One\uFFFC\u2028two\n\na\nb');
});
