import { expect, it } from 'vitest';
import type { DiffPart } from '../../components/diff-text/index.ts';
import { foldedParts } from './folded-parts.ts';

const kept = (words: number): DiffPart => ({ kind: 'kept', text: 'word '.repeat(words) });
const inserted: DiffPart = { kind: 'inserted', text: 'new' };

it('leaves short unchanged parts visible', () => {
  const parts = [kept(20), inserted, kept(20)];
  expect(foldedParts(parts)).toEqual([{ isFolded: false, parts }]);
});

it('folds text far from a change and loses no word', () => {
  const stretches = foldedParts([kept(400), inserted, kept(400), inserted]);
  expect(stretches.map(({ isFolded }) => isFolded)).toEqual([true, false, true, false]);
  const words = stretches
    .flatMap((stretch) => (stretch.isFolded ? [stretch.text] : stretch.parts.map(({ text }) => text)))
    .join(' ')
    .match(/word/gu);
  expect(words).toHaveLength(800);
});

it('folds between words', () => {
  for (const stretch of foldedParts([inserted, kept(400), inserted])) {
    const text = stretch.isFolded ? stretch.text : stretch.parts.map((part) => part.text).join('');
    expect(text.trim()).toMatch(/^(?:new|word).*(?:new|word)$/su);
  }
});
