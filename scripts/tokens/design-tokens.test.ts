import { formatRgb, parse } from 'culori';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { scale } from '../../packages/ui/src/theme/scale.ts';
import { variableName } from '../../packages/ui/src/theme/variable-name.ts';
import { asDraft } from './as-draft.ts';
import { cssOf } from './css-of.ts';
import { designTokens, type Values } from './design-tokens.ts';
import { readThemes } from './read-themes.ts';
import type { Token } from './token-of.ts';

const themes = await readThemes();
const types = [
  'color',
  'dimension',
  'duration',
  'cubicBezier',
  'fontFamily',
  'fontWeight',
  'shadow',
] as const;
const token = z.object({ $type: z.enum(types), $value: z.unknown() });

/** The tokens of a file, with their paths. */
function tokensOf(group: object, path: readonly string[] = []): readonly (readonly [string, Token])[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    const own = [...path, name];
    const found = token.safeParse(value);
    return found.success ? [[own.join('.'), found.data] as const] : tokensOf(Object(value), own);
  });
}

function valuesOf(values: Values, path: readonly string[] = []): readonly (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const own = [...path, name.replace('.', '_')];
    return typeof value === 'string' ? [[own.join('.'), value] as const] : valuesOf(value, own);
  });
}

test.for([...themes])('what a reader of the format gets from $0 equals the theme', ([, theme]) => {
  const { idea, scheme, form, ...values } = theme;
  const written = JSON.parse(JSON.stringify(designTokens(theme)));
  const tokens = new Map(tokensOf(written));
  const named = (path: string) => {
    const found = tokens.get(path);
    if (!found) throw new Error(`No token is called ${path}.`);
    return found;
  };
  const rest: Record<string, string> = written.$extensions['app.octavo'].css;
  const said = { ...values, ...scale };
  const read = valuesOf(said).map(([path]) => {
    const found = tokens.get(path);
    return [path, found ? normal(cssOf(found, named)) : rest[path]];
  });
  const meant = valuesOf(said).map(([path, css]) => [
    path,
    tokens.has(path) ? normal(resolved(css, theme.color)) : css,
  ]);
  expect(read).toEqual(meant);
  expect(written.$description).toBe(idea);
  expect(written.$extensions['app.octavo']).toMatchObject({ scheme, form });
});

test('colours are aliases of their sources, so that a change there reaches them', () => {
  const light = themes.get('light');
  expect(light && designTokens(light)['color']).toMatchObject({
    surface: { page: { $type: 'color', $value: '{palette.paper99}' } },
    border: { hairline: { $type: 'color', $value: '{palette.paper87}' } },
  });
  expect(light && designTokens(light)['ground']).toMatchObject({
    sheet: { $type: 'color', $value: '{color.surface.page}' },
  });
});

test('colours and measures are text for tools that read drafts of the format', () => {
  const light = themes.get('light');
  expect(light && asDraft(designTokens(light))).toMatchObject({
    palette: { paper99: { $type: 'color', $value: '#fcfbf7' } },
    color: {
      surface: {
        page: { $type: 'color', $value: '{palette.paper99}' },
        scrim: { $type: 'color', $value: '#2c241a6b' },
      },
    },
    radius: { control: { $type: 'dimension', $value: '7px' } },
    motion: { fast: { $type: 'duration', $value: '120ms' } },
    shadow: { card: { $value: [{ color: '#46341c14', offsetX: '0px', offsetY: '1px', blur: '2px' }] } },
  });
});

test('only what the format has no type for is left as CSS', () => {
  const left = [...themes].flatMap(([, theme]) =>
    Object.entries(designTokens(theme).$extensions['app.octavo'].css),
  );
  const odd = left.filter(
    ([, css]) => !/gradient|color-mix|%|em$|^none$|^uppercase$|^drop-shadow|currentColor/u.test(css),
  );
  expect(odd).toEqual([]);
});

/** Replaces `var()` with the colour it refers to. */
function resolved(css: string, color: Values): string {
  return valuesOf(color).reduce(
    (text, [path, value]) => text.replaceAll(`var(--${variableName(path.split('.'))})`, value),
    css,
  );
}

/** Normalises CSS: colours as `rgb()`, all four lengths of a shadow with units, font names without quotation marks. */
function normal(css: string): string {
  const plain = css.replaceAll("'", '').replaceAll(colour, (found) => formatRgb(parse(found)) ?? found);
  if (!/^(?:inset |-?[\d.]+(?:px)? )/u.test(plain)) return measured(plain);
  return plain
    .split(/,(?![^(]*\))/u)
    .map((layer) => {
      const [, inset = '', lengths = '', color] =
        /^(inset )?((?:-?[\d.]+(?:px)? )+)(.*)$/u.exec(layer.trim()) ?? [];
      const four = [...lengths.trim().split(' '), '0', '0'].slice(0, 4);
      return `${inset}${four.map((length) => `${Number.parseFloat(length)}px`).join(' ')} ${color}`;
    })
    .join(', ');
}

const colour = /#[\da-f]{3,8}\b|rgba?\([^)]*\)|\btransparent\b/giu;

/** Normalises numbers: `.2` becomes `0.2`. */
const measured = (css: string): string =>
  /^(?:-?[\d.]+(?:px|rem|ms)?|cubic-bezier.*)$/u.test(css)
    ? css.replaceAll(/-?[\d.]+/gu, (number) => String(Number(number))).replaceAll(/,\s*/gu, ', ')
    : css;
