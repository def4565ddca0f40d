import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textPatches } from './text-patches.ts';

function patched(before: string, after: string): string {
  let text = before;
  for (const patch of textPatches(before, after).toReversed()) {
    text = text.slice(0, patch.from) + patch.text + text.slice(patch.to);
  }
  return text;
}

it('changes only what differs', () => {
  expect(textPatches('recieve', 'receive')).toEqual([
    { from: 3, to: 4, text: '' },
    { from: 5, to: 5, text: 'i' },
  ]);
  expect(textPatches('same', 'same')).toEqual([]);
  expect(textPatches('', 'new')).toEqual([{ from: 0, to: 0, text: 'new' }]);
});

it('turns one text into the other, whatever they are', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('a ', 'b', '. ', 'teh ', '😀'), { maxLength: 60 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(patched(before, after)).toBe(after);
    }),
    { seed: 604 },
  );
});

it('changes a long passage by whole words', () => {
  const before = `Lots of people scribble in their books. ${'And so on. '.repeat(20)}`;
  const after = `Readers annotate their books. ${'And so on. '.repeat(20)}`;
  expect(textPatches(before, after)).toEqual([
    { from: 0, to: 23, text: 'Readers' },
    { from: 24, to: 26, text: 'annotate' },
  ]);
});

it('still returns patches when the texts are too large to compare', () => {
  const before = 'a b '.repeat(2000);
  const after = 'c d '.repeat(2000);
  expect(patched(before, after)).toBe(after);
});
