import { expect, it } from 'vitest';
import { themeNames, themes } from './themes.ts';

const opaque = /#[0-9A-F]{6}/gi;

it.each(themeNames)('%s derives its roles only from its palette, and uses all of it', (name) => {
  const { color, edge, ground, shadow, palette } = themes[name];
  const mixed = JSON.stringify({ color, edge, ground, shadow }).match(opaque) ?? [];
  expect(new Set(mixed)).toEqual(new Set(Object.values(palette)));
  expect(new Set(Object.values(palette)).size).toBe(Object.keys(palette).length);
});
