import { escapeHtml } from './file-text.ts';
import { SaxesParser } from 'saxes';
import { Refused } from './refusal.ts';

export interface XmlElement {
  /** With its usual prefix, such as `text:p`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/** Deeper than any real document, and within the parser's stack. */
const maxDepth = 200;

/**
 * Parses XML to a tree. Nothing is fetched, and only XML's own five entities are known.
 *
 * @throws Refused where it is not well-formed, has a document type, or is nested too deeply
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
  parser.on('cdata', (text) => void open.at(-1)?.children.push(text));
  parser.write(xml).close();
  return root;
}

/** The same for a part that a text can do without: undefined where it is damaged. */
export function xmlTreeIfSound(xml: string): XmlElement | undefined {
  try {
    return xmlTree(xml);
  } catch {
    return undefined;
  }
}

/** The elements of this name, at any depth. */
export function* elementsNamed(name: string, within: XmlElement): Generator<XmlElement> {
  for (const child of within.children) {
    if (typeof child === 'string') continue;
    if (child.name === name) yield child;
    yield* elementsNamed(name, child);
  }
}

/** Serializes a tree as XML. */
export function xmlText({ name, attributes, children }: XmlElement): string {
  const inner = children.map((child) => (typeof child === 'string' ? escapeHtml(child) : xmlText(child)));
  if (name === '') return inner.join('');
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedValue(value)}"`);
  return inner.length === 0
    ? `<${name}${own.join('')}/>`
    : `<${name}${own.join('')}>${inner.join('')}</${name}>`;
}

/** A parser turns these characters into spaces unless they are written as numeric references. */
const escapedValue = (value: string): string =>
  escapeHtml(value).replaceAll(/[\t\n\r]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** The first child element of this name. */
export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name);

/** The child elements. */
export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

/** One by one: as arguments of one call, a hundred thousand children would overflow the stack. */
export function replaceChildren(element: XmlElement, children: readonly (XmlElement | string)[]): void {
  element.children.length = 0;
  for (const child of children) element.children.push(child);
}

/** All text within an element. */
export const textWithin = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textWithin(child))).join('');
