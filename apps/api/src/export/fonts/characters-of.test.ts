import { expect, it } from 'vitest';
import { charactersOf } from './characters-of.ts';
import { emojiFile } from './fallback-fonts.ts';
import { fontFiles, readFont } from '@octavo/formats/node';

const has = (font: ReadonlySet<number>, text: string): boolean[] =>
  Array.from(text, (character) => font.has(character.codePointAt(0) ?? 0));

it('lists the letters that a font has, and not those that it lacks', async () => {
  const tinos = charactersOf(await readFont(fontFiles.tinos.regular));
  expect(has(tinos, 'aßœשЖλ')).toEqual([true, true, true, true, true, true]);
  expect(has(tinos, '学がไ🌻')).toEqual([false, false, false, false]);
});

it('reads characters beyond 16 bits', async () => {
  expect(has(charactersOf(await readFont(emojiFile)), '🌻學')).toEqual([true, false]);
});

it('finds nothing in a file without a table of characters', () => {
  expect(charactersOf(new Uint8Array(64))).toEqual(new Set());
});
