import { isNoteContent, type JsonNode, mostNoteCharacters, mostNoteParts } from '@octavo/document-schema';
import type { Fragment, Node } from '@tiptap/pm/model';

/**
 * Converts any content to the content of a footnote: formatted text, with each block on its own line.
 *
 * @param onCut called if it is longer than a note may be
 */
export function noteContentIn(content: Fragment, onCut: () => void = () => {}): JsonNode[] {
  const lines = linesOf(content)
    .map(trimmed)
    .filter((line) => line.length > 0);
  const whole = lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'hardBreak' }, ...line]));
  if (isNoteContent(whole)) return whole;
  onCut();
  return cut(whole);
}

/** As much as a note may hold. */
function cut(whole: readonly JsonNode[]): JsonNode[] {
  let room = mostNoteCharacters;
  return whole.slice(0, mostNoteParts).flatMap((node) => {
    const { length } = node.text ?? '\n';
    room -= length;
    if (room >= 0) return [node];
    const text = node.text?.slice(0, Math.max(0, room + length)) ?? '';
    return text === '' ? [] : [{ ...node, text }];
  });
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

/** Trims white space and line breaks. */
function trimmed(line: readonly JsonNode[]): JsonNode[] {
  const kept = [...line];
  while (isBlank(kept.at(-1))) kept.pop();
  while (isBlank(kept[0])) kept.shift();
  const last = kept.length - 1;
  return kept.flatMap((node, index) => {
    if (node.text === undefined) return [node];
    const start = index === 0 ? node.text.trimStart() : node.text;
    const text = index === last ? start.trimEnd() : start;
    return text === '' ? [] : [{ ...node, text }];
  });
}

const isBlank = (node: JsonNode | undefined): boolean =>
  node !== undefined && (node.text ?? '').trim() === '';
