import { atom, lineBreak } from '@octavo/document-schema/comment-anchor';
import type { Node } from '@tiptap/pm/model';
import type { Range } from '../text/changed-ranges.ts';

/** A text block: where its content starts in the document, and its line in the anchored text. */
interface Line {
  readonly position: number;
  readonly offset: number;
  readonly length: number;
}

/** The anchored text of a document, or of some of its text blocks, and where its lines are in the document. */
export interface AnchoredPlaces {
  readonly text: string;
  readonly lines: readonly Line[];
}

const blockTexts = new WeakMap<Node, string>();
const whole = new WeakMap<Node, AnchoredPlaces>();

/** The whole text, as `anchoredText` of the document schema gives it. Kept as long as the document. */
export function anchoredPlaces(doc: Node): AnchoredPlaces {
  const known = whole.get(doc) ?? placesBetween(doc, { from: 0, to: doc.content.size });
  whole.set(doc, known);
  return known;
}

/** The text of the text blocks that a range touches. Its offsets are counted from the first of them. */
export function placesBetween(doc: Node, { from, to }: Range): AnchoredPlaces {
  const texts: string[] = [];
  const lines: Line[] = [];
  let offset = 0;
  doc.nodesBetween(Math.max(0, from), Math.min(to, doc.content.size), (node, position) => {
    if (!node.isTextblock) return true;
    const text = blockText(node);
    texts.push(text);
    lines.push({ position: position + 1, offset, length: text.length });
    offset += text.length + 1;
    return false;
  });
  return { text: texts.join('\n'), lines };
}

/** The anchored text between two positions. */
export function anchoredTextBetween(doc: Node, from: number, to: number): string {
  const { text, lines } = placesBetween(doc, { from, to });
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return '';
  const start = first.offset + within(first, from - first.position);
  return text.slice(start, last.offset + within(last, to - last.position));
}

/** The offset of a position; one between text blocks counts as the beginning of the next. */
export function offsetAt({ lines, text }: AnchoredPlaces, position: number): number {
  const line = lines[firstIndex(lines, (one) => one.position + one.length >= position)];
  return line ? line.offset + within(line, position - line.position) : text.length;
}

/** The position of an offset. */
export function positionAt({ lines }: AnchoredPlaces, offset: number): number {
  const line = lines[firstIndex(lines, (one) => one.offset + one.length >= offset)] ?? lines.at(-1);
  return line ? line.position + within(line, offset - line.offset) : 0;
}

const within = ({ length }: Line, distance: number) => Math.max(0, Math.min(length, distance));

/** Binary search for the first line that fits; all lines after it fit too. */
function firstIndex(lines: readonly Line[], fits: (line: Line) => boolean): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line !== undefined && fits(line)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function blockText(block: Node): string {
  const known = blockTexts.get(block);
  if (known !== undefined) return known;
  let text = '';
  block.forEach((child) => {
    text += child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? lineBreak : atom;
  });
  blockTexts.set(block, text);
  return text;
}
