import { elementsOf, textWithin, type XmlElement } from '../xml-tree.ts';

const shapes = new Set(['draw:rect', 'draw:line', 'draw:custom-shape', 'draw:connector']);
const perUnit: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, pc: 25.4 / 6 };
const unseen = /^text:(?:soft-page-break$|bookmark)/u;
/** In mm. */
const thickest = 2;
const shortest = 25;

/**
 * Whether a paragraph holds nothing but a flat drawing without words: LibreOffice draws the horizontal rules of a Word
 * file.
 */
export function isDrawnRule(paragraph: XmlElement): boolean {
  const [shape, ...others] = elementsOf(paragraph).filter(({ name }) => !unseen.test(name));
  if (shape === undefined || others.length > 0 || !shapes.has(shape.name)) return false;
  if (textWithin(paragraph).trim() !== '') return false;
  const { attributes } = shape;
  const across = (from: string, to: string) =>
    Math.abs(lengthOf(attributes[to]) - lengthOf(attributes[from]));
  const isLine = attributes['svg:x1'] !== undefined;
  const height = isLine ? across('svg:y1', 'svg:y2') : lengthOf(attributes['svg:height']);
  const width = isLine ? across('svg:x1', 'svg:x2') : lengthOf(attributes['svg:width']);
  return height <= thickest && width >= shortest;
}

/** In mm; not a number where there is none. */
function lengthOf(said: string | undefined): number {
  const [, number, unit] = /^(-?[\d.]+)(mm|cm|in|pt|pc)$/u.exec(said ?? '') ?? [];
  return Number(number) * (perUnit[unit ?? ''] ?? NaN);
}
