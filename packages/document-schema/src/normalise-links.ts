import { noteContentOf } from './note-content.ts';
import type { JsonMark, JsonNode } from './document-json.ts';
import { safeLink } from './safe-link.ts';

/** A checked node with every link address normalised; the same node if nothing changes. */
export function normaliseLinks<Node extends JsonNode>(node: Node): Node {
  const marks = mapChanged(node.marks, normaliseMark);
  const content = mapChanged(node.content, normaliseLinks);
  const attrs = node.type === 'footnote' ? normaliseNote(node.attrs) : node.attrs;
  if (marks === node.marks && content === node.content && attrs === node.attrs) return node;
  return { ...node, ...(marks && { marks }), ...(content && { content }), ...(attrs && { attrs }) };
}

function normaliseNote(attrs: JsonNode['attrs']): JsonNode['attrs'] {
  const note = noteContentOf(attrs);
  const content = mapChanged(note, normaliseLinks);
  return content === note ? attrs : { ...attrs, content };
}

function normaliseMark(mark: JsonMark): JsonMark {
  if (mark.type !== 'link') return mark;
  const href = safeLink(mark.attrs?.['href']);
  return href === null || href === mark.attrs?.['href'] ? mark : { ...mark, attrs: { ...mark.attrs, href } };
}

function mapChanged<Item>(items: Item[] | undefined, change: (item: Item) => Item): Item[] | undefined {
  const changed = items?.map(change);
  return changed?.some((item, index) => item !== items?.[index]) ? changed : items;
}
