import { escapeHtml } from './file-text.ts';
import { SaxesParser } from 'saxes';
import { Refused } from './refusal.ts';

export interface XmlElement {
  /** With its usual prefix, as `text:p`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/** As deep as a document of people goes; a parser's stack goes deeper. */
const maxDepth = 200;

/**
 * XML as a tree. Nothing is fetched and no entity but XML's own five is known.
 *
 * @throws Refused where it is not well-formed, brings a document type, or nests without end
 */
export function xmlTree(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => {
    throw new Refused('damaged');
  });
  parser.on('doctype', () => {
    throw new Refused('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > maxDepth) throw new Refused('nested');
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.write(xml).close();
  return root;
}

/** The elements of a name, wherever they stand. */
export function* elementsNamed(name: string, within: XmlElement): Generator<XmlElement> {
  for (const child of within.children) {
    if (typeof child === 'string') continue;
    if (child.name === name) yield child;
    yield* elementsNamed(name, child);
  }
}

/** A tree as XML again. */
export function xmlText({ name, attributes, children }: XmlElement): string {
  const inner = children.map((child) => (typeof child === 'string' ? escapeHtml(child) : xmlText(child)));
  if (name === '') return inner.join('');
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedValue(value)}"`);
  return inner.length === 0
    ? `<${name}${own.join('')}/>`
    : `<${name}${own.join('')}>${inner.join('')}</${name}>`;
}

/** A parser makes spaces of what it is not told by a number. */
const escapedValue = (value: string): string =>
  escapeHtml(value).replaceAll(/[\t\n\r]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** The first child of a name. */
export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name);

/** The children that are elements. */
export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

/** All text in an element. */
export const textWithin = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textWithin(child))).join('');
