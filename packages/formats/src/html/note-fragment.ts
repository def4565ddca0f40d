import { type JsonNode, mostNoteCharacters } from '@octavo/document-schema';
import type { Fragment, Node } from '@tiptap/pm/model';

/** Converts any content to the content of a footnote: formatted text, with each block on its own line. */
export function noteContentIn(content: Fragment): JsonNode[] {
  const lines = linesOf(content)
    .map(trimmed)
    .filter((line) => line.length > 0);
  return lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'hardBreak' }, ...line]));
}

/** Converts inline content as it is. */
export const noteInlines = (content: Fragment): JsonNode[] => content.content.flatMap(inlineJson);

function linesOf(content: Fragment): JsonNode[][] {
  if (content.firstChild?.isInline === true) return [noteInlines(content)];
  return content.content.flatMap((node) => linesOf(node.content));
}

function inlineJson(node: Node): JsonNode[] {
  if (node.type.name === 'hardBreak') return [{ type: 'hardBreak' }];
  if (!node.isText || !node.text) return [];
  const marks = node.marks.map(({ type, attrs }) =>
    type.name === 'link' ? { type: 'link', attrs: { href: attrs['href'] } } : { type: type.name },
  );
  return [{ type: 'text', text: node.text, ...(marks.length > 0 && { marks }) }];
}

/** Trims white space and line breaks, and cuts the text to the length limit of a note. */
function trimmed(line: readonly JsonNode[]): JsonNode[] {
  const kept = [...line];
  while (isBlank(kept.at(-1))) kept.pop();
  while (isBlank(kept[0])) kept.shift();
  const last = kept.length - 1;
  let room = mostNoteCharacters;
  return kept.flatMap((node, index) => {
    if (node.text === undefined) return [node];
    const start = index === 0 ? node.text.trimStart() : node.text;
    const text = (index === last ? start.trimEnd() : start).slice(0, room);
    room -= text.length;
    return text === '' ? [] : [{ ...node, text }];
  });
}

const isBlank = (node: JsonNode | undefined): boolean =>
  node !== undefined && (node.text ?? '').trim() === '';
