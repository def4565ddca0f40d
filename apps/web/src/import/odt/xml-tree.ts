import { SaxesParser } from 'saxes';
import { Refused } from '../refusal.ts';

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
