import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeEach, expect, it } from 'vitest';
import { compare } from './compare.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});

function draw(name: string, width: number, dots: readonly number[] = []): string {
  const picture = new PNG({ width, height: 4 });
  picture.data.fill(255);
  for (const dot of dots) picture.data.fill(0, dot * 4, dot * 4 + 3);
  const path = join(folder, name);
  writeFileSync(path, PNG.sync.write(picture));
  return path;
}

const difference = () => join(folder, 'difference', 'a.png');

it('reports equal pictures as the same and draws no difference', () => {
  const pictures = { before: draw('a.png', 4, [2]), after: draw('b.png', 4, [2]), difference: difference() };
  expect(compare(pictures)).toEqual({ kind: 'same' });
  expect(existsSync(difference())).toBe(false);
});

it('counts the pixels that changed and draws them', () => {
  const pictures = {
    before: draw('a.png', 4),
    after: draw('b.png', 4, [1, 2, 3, 5, 7, 8, 11, 12, 14]),
    difference: difference(),
  };
  expect(compare(pictures)).toEqual({ kind: 'changed', pixels: 9 });
  expect(existsSync(difference())).toBe(true);
});

it('ignores rounding in the drawing of a film', () => {
  const pictures = {
    before: draw('a.png', 4),
    after: draw('b.png', 4, [1, 7, 9, 10, 15]),
    difference: difference(),
  };
  expect(compare(pictures)).toEqual({ kind: 'same' });
  expect(existsSync(difference())).toBe(false);
});

it('reports a change of size', () => {
  const pictures = { before: draw('a.png', 4), after: draw('b.png', 6), difference: difference() };
  expect(compare(pictures)).toEqual({ kind: 'resized', before: '4 × 4', after: '6 × 4' });
});

it('recognises a new story', () => {
  const pictures = { before: join(folder, 'none.png'), after: draw('b.png', 4), difference: difference() };
  expect(compare(pictures)).toEqual({ kind: 'new' });
});
