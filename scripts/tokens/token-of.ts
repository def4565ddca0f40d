import { parse, rgb } from 'culori';

/** A design token as defined by the Design Tokens Community Group: https://www.designtokens.org/tr/2025.10/format/ */
export interface Token {
  readonly $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'fontWeight' | 'shadow';
  readonly $value: unknown;
}

/** Refers to another token by its path: `{palette.paper99}`. */
export type Alias = `{${string}}`;

/** Token names by their CSS value: a colour, or `var(--…)`. */
export type Aliases = ReadonlyMap<string, Alias>;

interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** Converts a CSS value to a token; null if the format has none: percentages, gradients, mixed colours. */
export function tokenOf(css: string, aliases: Aliases): Token | null {
  return colorOf(css, aliases) ?? measureOf(css) ?? curveOf(css) ?? shadowOf(css, aliases) ?? familiesOf(css);
}

function colorOf(css: string, aliases: Aliases): Token | null {
  const alias = aliases.get(css);
  if (alias !== undefined) return { $type: 'color', $value: alias };
  // Only colours are passed to the parser, which takes `500` for a colour of three digits.
  const color = /^(?:#[\da-f]+|rgba?\([^()]*\)|transparent)$/iu.test(css) ? rgb(parse(css)) : undefined;
  if (color === undefined) return null;
  const components = [color.r, color.g, color.b].map((part) => Number(part.toFixed(4)));
  const hex = `#${[color.r, color.g, color.b].map((part) => byte(part)).join('')}`;
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: color.alpha ?? 1, hex } };
}

const byte = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

function measureOf(css: string): Token | null {
  const [, number, unit] = /^(-?[\d.]+)(px|rem|ms)?$/u.exec(css) ?? [];
  if (number === undefined) return null;
  const value = Number(number);
  if (unit === 'ms') return { $type: 'duration', $value: { value, unit } };
  return unit === undefined
    ? { $type: 'fontWeight', $value: value }
    : { $type: 'dimension', $value: { value, unit } };
}

function curveOf(css: string): Token | null {
  const [, points] = /^cubic-bezier\((.*)\)$/u.exec(css) ?? [];
  return points === undefined
    ? null
    : { $type: 'cubicBezier', $value: points.split(',').map((point) => Number(point)) };
}

function shadowOf(css: string, aliases: Aliases): Token | null {
  const layers = css.split(/,(?![^(]*\))/u).map((layer) => layerOf(layer.trim(), aliases));
  return layers.includes(null) ? null : { $type: 'shadow', $value: layers };
}

function layerOf(css: string, aliases: Aliases) {
  const [, inset, lengths, colour] =
    /^(inset )?((?:-?[\d.]+(?:px)? ){2,4})(#\w+|rgba?\([^)]*\)|var\([^)]*\))$/u.exec(css) ?? [];
  const color = colour === undefined ? undefined : colorOf(colour, aliases)?.$value;
  if (lengths === undefined || color === undefined) return null;
  const [offsetX, offsetY, blur, spread] = lengths
    .trim()
    .split(' ')
    .map((length) => px(length));
  return {
    color,
    offsetX,
    offsetY,
    blur: blur ?? px('0'),
    spread: spread ?? px('0'),
    ...(inset === undefined ? {} : { inset: true }),
  };
}

const px = (length: string): Dimension => ({ value: Number.parseFloat(length), unit: 'px' });

function familiesOf(css: string): Token | null {
  if (!css.includes(',') || css.includes('(')) return null;
  return { $type: 'fontFamily', $value: css.split(',').map((family) => family.trim().replaceAll("'", '')) };
}
