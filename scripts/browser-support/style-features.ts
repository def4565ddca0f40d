import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { type CompatData, type Feature, kebab } from './compat-data.ts';
import { lineOf, type Use } from './use.ts';

/** A property with its value, if written out, or a piece of CSS such as a selector. */
type Piece = { readonly at: number } & (
  | { readonly property: string; readonly value: string }
  | { readonly text: string }
);

/**
 * The browser features used by styles: properties, values, functions, units, selectors and at-rules. Besides style
 * files it reads the `style` attributes of elements.
 */
export function stylesIn(file: string, data: CompatData): Use[] {
  const text = readFileSync(file, 'utf8');
  const pieces = file.endsWith('.css') ? piecesOfCss(text) : piecesOfCode(file, text);
  return pieces.flatMap((piece) =>
    featuresOf(piece, data).flatMap(({ id, missingIn }) =>
      missingIn.length === 0
        ? []
        : [{ feature: id, lacks: missingIn.join(', '), file, line: lineOf(text, piece.at) }],
    ),
  );
}

function featuresOf(piece: Piece, data: CompatData): Feature[] {
  if ('property' in piece) {
    const { property, value } = piece;
    const id = `css.properties.${property}`;
    if (data.feature(id) === undefined) return [];
    return known([data.feature(id), data.feature(`${id}.${value}`)]);
  }
  return known(inText(piece.text, data));
}

const known = (features: readonly (Feature | undefined)[]): Feature[] =>
  features.filter((feature) => feature !== undefined);

/** Units of values: `1lh`, `50dvh`, `3cqi`. */
const units: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/^dv(?:h|w|b|i|min|max)$/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/^sv(?:h|w|b|i|min|max)$/, 'css.types.length.viewport_percentage_units_small'],
  [/^lv(?:h|w|b|i|min|max)$/, 'css.types.length.viewport_percentage_units_large'],
  [/^cq(?:h|w|b|i|min|max)$/, 'css.types.length.container_query_length_units'],
];

function inText(text: string, data: CompatData): (Feature | undefined)[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...all(/(?<![\w-])([a-z][a-z-]*)\(/gu).map((name) =>
      data.feature(
        `css.types.${name}`,
        `css.types.color.${name}`,
        `css.types.image.${name}`,
        `css.types.gradient.${name}`,
        `css.types.basic-shape.${name}`,
        `css.types.easing-function.${name}`,
        `css.types.filter-function.${name}`,
        `css.types.transform-function.${name}`,
      ),
    ),
    ...all(/\d([a-z]+)\b/gu).map((unit) =>
      data.feature(units.find(([pattern]) => pattern.test(unit))?.[1] ?? `css.types.length.${unit}`),
    ),
    ...all(/:{1,2}(-?[a-z][a-z-]*)/gu).map((name) => data.feature(`css.selectors.${name}`)),
    ...all(/@([a-z-]+)/gu).map((name) => data.feature(`css.at-rules.${name}`)),
  ];
}

function piecesOfCode(file: string, text: string): Piece[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const pieces: Piece[] = [];
  let styles = file.endsWith('.css.ts') ? 1 : 0;
  const add = (piece: Piece) => {
    if (styles > 0) pieces.push(piece);
  };
  new Visitor({
    JSXAttribute: ({ name }) => {
      if (name.name === 'style') styles += 1;
    },
    'JSXAttribute:exit': ({ name }) => {
      if (name.name === 'style') styles -= 1;
    },
    Property: ({ key, value, start }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const plain = value.type === 'Literal' && typeof value.value === 'string' ? value.value : '';
      add({ property: kebab(name), value: plain, at: start });
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add({ text: value, at: start });
    },
    TemplateElement: ({ value, start }) => add({ text: value.raw, at: start }),
  }).visit(program);
  return pieces;
}

function piecesOfCss(text: string): Piece[] {
  const declarations = [...text.matchAll(/(?<=[{;\s])([a-z-]+):\s*([^;{}]+);/gu)];
  const rest = [...text.matchAll(/[^{};\s][^{};]*/gu)];
  return [
    ...declarations.map(({ 1: property = '', 2: value = '', index }) => ({ property, value, at: index })),
    ...rest.map(({ 0: piece, index }) => ({ text: piece, at: index })),
  ];
}
