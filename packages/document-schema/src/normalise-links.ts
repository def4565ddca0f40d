import type { JsonMark, JsonNode } from './document-json.ts';
import { safeLink } from './safe-link.ts';

/** A checked node with the address of every link in its normalised form; the node itself where nothing changes. */
export function normaliseLinks<Node extends JsonNode>(node: Node): Node {
  const marks = mapChanged(node.marks, normaliseMark);
  const content = mapChanged(node.content, normaliseLinks);
  if (marks === node.marks && content === node.content) return node;
  return { ...node, ...(marks && { marks }), ...(content && { content }) };
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
