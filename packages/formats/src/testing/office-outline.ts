import { SaxesParser } from 'saxes';

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/**
 * The text of a flat OpenDocument file, one line per block: `h2 Ebb`, `1. item` and `• item` indented by depth, `| cell
 * | cell`, `picture: what it shows`; a footnote is in brackets at its reference.
 */
export function officeOutline(xml: string): readonly string[] {
  const root = treeOf(xml);
  const [text] = named(root, 'office:text');
  if (!text) throw new Error('The file holds no text.');
  const numbered = new Map(
    [...named(root, 'text:list-style')].map((style) => [
      style.attributes['style:name'],
      new Set(
        style.children
          .filter((child) => typeof child !== 'string')
          .filter(
            ({ name, attributes }) =>
              name === 'text:list-level-style-number' && attributes['style:num-format'] !== '',
          )
          .map(({ attributes }) => Number(attributes['text:level'])),
      ),
    ]),
  );

  const blocks = (parent: XmlElement, list: string | undefined, depth: number): string[] =>
    parent.children.flatMap((child) => {
      if (typeof child === 'string') return [];
      const { name, attributes } = child;
      switch (name) {
        case 'text:h':
          return [`h${attributes['text:outline-level']} ${inlines(child)}`];
        case 'text:p':
          return [...named(child, 'draw:frame')].map(pictureLine).concat(inlines(child));
        case 'text:list':
          return itemLines(child, attributes['text:style-name'] ?? list, depth + 1);
        case 'table:table':
          return [...named(child, 'table:table-row')].map(rowLine);
        case 'text:section':
        case 'text:index-body':
        case 'text:bibliography':
          return blocks(child, list, depth);
        default:
          return [];
      }
    });

  const itemLines = (element: XmlElement, list: string | undefined, depth: number): string[] =>
    element.children.flatMap((item) => {
      if (typeof item === 'string') return [];
      const lines = blocks(item, list, depth);
      const [first] = item.children.filter((child) => typeof child !== 'string');
      if (first?.name !== 'text:p') return lines;
      const mark = numbered.get(list ?? '')?.has(depth) === true ? '1.' : '•';
      return lines.map((line, index) => (index === 0 ? `${'  '.repeat(depth - 1)}${mark} ${line}` : line));
    });

  const rowLine = (row: XmlElement): string =>
    [...named(row, 'table:table-cell')]
      .map((cell) => `| ${blocks(cell, undefined, 0).join(' / ')}`)
      .join(' ');

  return blocks(text, undefined, 0).filter((line) => line.trim() !== '');
}

function pictureLine(frame: XmlElement): string {
  const [said] = named(frame, 'svg:desc');
  const [image] = named(frame, 'draw:image');
  const bytes = image ? [...named(image, 'office:binary-data')].map((data) => inlines(data).length) : [];
  return bytes.some((length) => length > 0) ? `picture: ${said ? inlines(said) : ''}` : '';
}

function inlines(parent: XmlElement): string {
  return parent.children
    .map((child) => {
      if (typeof child === 'string') return child.replaceAll(/\s+/gu, ' ');
      switch (child.name) {
        case 'text:s':
          return ' '.repeat(Number(child.attributes['text:c'] ?? 1));
        case 'text:tab':
          return '\t';
        case 'text:line-break':
          return '\n';
        case 'text:note': {
          const [body] = named(child, 'text:note-body');
          return body ? `[${[...named(body, 'text:p')].map(inlines).join('\n').trim()}]` : '';
        }
        case 'draw:frame':
        case 'office:annotation':
          return '';
        default:
          return inlines(child);
      }
    })
    .join('');
}

function* named(parent: XmlElement, name: string): Generator<XmlElement> {
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    if (child.name === name) yield child;
    yield* named(child, name);
  }
}

function treeOf(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.write(xml).close();
  return root;
}
