import { expect, it } from 'vitest';
import { themeAttributes, themeFrom, themeStyles } from './own-theme.ts';
import { themes } from './themes.ts';

const mint = themeFrom(themes.light, {
  color: { accent: { base: '#0b6b52', on: '#ffffff' } },
  radius: { control: '2px' },
  form: { marks: 'diamonds' },
});

it('changes the given values, and keeps the rest of the base theme', () => {
  expect(mint).toEqual({
    ...themes.light,
    color: {
      ...themes.light.color,
      accent: { ...themes.light.color.accent, base: '#0b6b52', on: '#ffffff' },
    },
    radius: { ...themes.light.radius, control: '2px' },
    form: { ...themes.light.form, marks: 'diamonds' },
  });
});

it('applies its colours, sizes and scheme to the page with its name', () => {
  const css = themeStyles('mint', mint);
  expect(css).toContain("[data-theme='mint'] {");
  expect(css).toContain('--octavo-accent-base: #0b6b52;');
  expect(css).toContain('--octavo-radius-control: 2px;');
  expect(css).toContain('--octavo-space-1_5: 6px;');
  expect(css).toContain("html[data-theme='mint'] { color-scheme: light; }");
  expect(css).not.toContain('@supports');
});

it('cuts corners if its form does', () => {
  const css = themeStyles('neon', themes.cyberpunk);
  expect(css).toContain('--octavo-corner-shape: bevel;');
  expect(css).toContain(
    "@supports (corner-shape: bevel) {\n    [data-theme='neon'] { --octavo-corner-cut: 1; }",
  );
});

it('lists how it draws each part', () => {
  const attributes = themeAttributes('mint', mint);
  expect(attributes['data-theme']).toBe('mint');
  expect(attributes['data-form'].split(' ')).toEqual(
    expect.arrayContaining(['marks-diamonds', 'corners-round']),
  );
  expect(attributes['data-form'].split(' ')).toHaveLength(Object.keys(mint.form).length);
});

it('refuses a name that would break out of its selector', () => {
  expect(() => themeStyles("x'] *", mint)).toThrow('A theme cannot be called');
  expect(() => themeStyles('Mint', mint)).toThrow('use lower-case letters');
  expect(() => themeStyles('light', mint)).toThrow('none of light, dark, cyberpunk');
});
