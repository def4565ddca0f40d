import { anchoredText } from '../comments/anchored-text.ts';
import type { JsonNode } from '../document-json.ts';
import { isPictureId } from '../nodes/picture-id.ts';
import { referenceLine } from '../reference-line.ts';
import { type Direction, firstDirection } from '../text-direction.ts';
import type { ReadBlock, ReadDocument, ReadItem, ReadList, ReadTextblock } from './read-document.types.ts';
import { type Counted, readInline } from './read-inline.ts';

const textblocks = { paragraph: 'paragraph', heading: 'heading', codeBlock: 'code' } as const;
const isTextblock = (type: string): type is keyof typeof textblocks => type in textblocks;

/**
 * Reads a document for a page without an editor. Directions are those of the editor's `directionPlugin`; unknown blocks
 * and open AI cards are left out.
 */
export function readDocument(document: JsonNode): ReadDocument {
  const text = anchoredText(document);
  const headings: ReadTextblock[] = [];
  const counted: Counted = { citations: 0, notes: [] };
  /** Where the next text block begins. */
  let next = 0;
  /** The direction of the text block before, which one without letters has too. */
  let previous: Direction = 'ltr';

  const readAll = (nodes: readonly JsonNode[] | undefined, inherited: Direction): ReadBlock[] =>
    (nodes ?? []).flatMap((node) => read(node, inherited) ?? []);

  function read(node: JsonNode, inherited: Direction): ReadBlock | null {
    const { type, attrs = {}, content = [] } = node;
    if (isTextblock(type)) return readTextblock(node, textblocks[type]);
    switch (type) {
      case 'bulletList':
      case 'orderedList':
      case 'taskList':
        return {
          type: 'list',
          isOrdered: type === 'orderedList',
          start: whole(attrs['start'], 0, 1),
          marker: markerOf(attrs['type']),
          items: content.map((item) => readItem(item, inherited)),
        };
      case 'blockquote': {
        const dir = startOf(node) ?? inherited;
        return { type: 'quote', dir, blocks: readAll(content, dir) };
      }
      case 'horizontalRule':
        return { type: 'rule' };
      case 'table':
        return readTable(node);
      case 'picture':
        return readPicture(attrs);
      case 'sectionLabel':
        return typeof attrs['label'] === 'string' ? { type: 'label', label: attrs['label'] } : null;
      case 'references': {
        const items: unknown = attrs['items'];
        return { type: 'references', lines: Array.isArray(items) ? items.map(referenceLine) : [] };
      }
      default:
        return null;
    }
  }

  function readTextblock({ attrs = {}, content = [] }: JsonNode, type: ReadTextblock['type']): ReadTextblock {
    const length = content.reduce((sum, part) => sum + (part.text ?? ' ').length, 0);
    const direction =
      type === 'code' ? 'ltr' : (firstDirection(content.map((part) => part.text ?? '')) ?? previous);
    const block: ReadTextblock = {
      type,
      level: type === 'heading' ? levelOf(attrs['level']) : null,
      dir: direction,
      from: next,
      text: text.slice(next, next + length),
      inline: content.map((part) => readInline(part, counted)),
    };
    if (type === 'heading') headings.push(block);
    next += length + 1;
    previous = direction;
    return block;
  }

  function readItem(item: JsonNode, inherited: Direction): ReadItem {
    const dir = startOf(item) ?? inherited;
    return {
      dir,
      isDone: item.type === 'taskItem' ? item.attrs?.['checked'] === true : null,
      blocks: readAll(item.content, dir),
    };
  }

  function readTable(table: JsonNode): ReadBlock {
    const dir = firstDirection(textsIn(table)) ?? previous;
    const rows = (table.content ?? []).map((row) =>
      (row.content ?? []).map((cell) => ({
        isHeader: cell.type === 'tableHeader',
        columns: whole(cell.attrs?.['colspan'], 1, 1),
        rows: whole(cell.attrs?.['rowspan'], 1, 1),
        blocks: readAll(cell.content, dir),
      })),
    );
    previous = dir;
    return { type: 'table', dir, rows };
  }

  /** The direction of the first text block of an item or a quotation. */
  function startOf(node: JsonNode): Direction | null {
    if (node.type === 'codeBlock') return 'ltr';
    if (isTextblock(node.type)) {
      return firstDirection((node.content ?? []).map((part) => part.text ?? '')) ?? previous;
    }
    const [first] = node.content ?? [];
    return first === undefined ? null : startOf(first);
  }

  return { blocks: readAll(document.content, 'ltr'), notes: counted.notes, headings, text };
}

function* textsIn({ text, content }: JsonNode): Generator<string> {
  if (text !== undefined) yield text;
  for (const child of content ?? []) yield* textsIn(child);
}

function readPicture(attrs: Readonly<Record<string, unknown>>): ReadBlock | null {
  const { id, alt, decorative, size } = attrs;
  if (!isPictureId(id)) return null;
  return {
    type: 'picture',
    id,
    alt: decorative === true || typeof alt !== 'string' ? '' : alt,
    width: whole(attrs['width'], 1, 1),
    height: whole(attrs['height'], 1, 1),
    isHalf: size === 'half',
  };
}

const levelOf = (level: unknown): 1 | 2 | 3 => (level === 1 || level === 2 ? level : 3);

const markers = ['1', 'a', 'A', 'i', 'I'] as const;
const markerOf = (type: unknown): ReadList['marker'] => markers.find((each) => each === type) ?? null;

const whole = (value: unknown, least: number, usual: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : usual;
