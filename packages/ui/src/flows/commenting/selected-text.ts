/** What the reader has selected, as offsets in the anchored text. */
export interface SelectedText {
  readonly from: number;
  readonly to: number;
}

const blockSelector = '[data-from]';

/**
 * The part of a text that a range covers. Blocks carry `data-from`, what counts as one character `data-atom`, and what is
 * no part of the text `data-tool`. Null if the range covers no text, or begins or ends elsewhere.
 */
export function selectedText(root: HTMLElement, range: Range): SelectedText | null {
  if (range.collapsed || !root.contains(range.commonAncestorContainer)) return null;
  const blocks = [...root.querySelectorAll<HTMLElement>(blockSelector)].filter((block) =>
    range.intersectsNode(block),
  );
  const [first] = blocks;
  const last = blocks.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = placeIn(first, range.startContainer, range.startOffset) ?? placeOf(first);
  const to = placeIn(last, range.endContainer, range.endOffset) ?? placeOf(last) + lengthOf(last);
  return to > from ? { from, to } : null;
}

const placeOf = (block: HTMLElement): number => Number(block.dataset['from']);

/** The offset of a point in the text; null if the point is not in the block. */
function placeIn(block: HTMLElement, container: Node, offset: number): number | null {
  if (!block.contains(container)) return null;
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(container, offset);
  return placeOf(block) + lengthUntil(block, before);
}

function lengthOf(node: Node): number {
  if (node instanceof Text) return node.data.length;
  if (!(node instanceof HTMLElement) || node.dataset['tool'] !== undefined) return 0;
  if (node.dataset['atom'] !== undefined || node.tagName === 'BR') return 1;
  return [...node.childNodes].reduce((sum, child) => sum + lengthOf(child), 0);
}

/** The length of the part of a node before the end of a range that starts in it. */
function lengthUntil(node: Node, range: Range): number {
  let sum = 0;
  for (const child of node.childNodes) {
    const { endContainer, endOffset } = range;
    if (child === endContainer && child instanceof Text) return sum + endOffset;
    if (child.contains(endContainer)) {
      const isWhole =
        child instanceof HTMLElement && (child.dataset['atom'] ?? child.dataset['tool']) !== undefined;
      return sum + (isWhole ? 0 : lengthUntil(child, range));
    }
    if (node === endContainer && [...node.childNodes].indexOf(child) >= endOffset) return sum;
    sum += lengthOf(child);
  }
  return sum;
}

/** The range that covers a part of a text; null if the text is shorter. */
export function rangeOfText(root: HTMLElement, { from, to }: SelectedText): Range | null {
  const [start, end] = [pointAt(root, from, 'before'), pointAt(root, to, 'after')];
  if (start === null || end === null) return null;
  const range = document.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  return range;
}

/** Where an offset lies, seen from what follows it or from what it follows. */
function pointAt(root: HTMLElement, at: number, side: 'before' | 'after'): [Node, number] | null {
  const block = [...root.querySelectorAll<HTMLElement>(blockSelector)].findLast(
    (each) => placeOf(each) <= at,
  );
  return block === undefined ? null : pointIn(block, at - placeOf(block), side);
}

function pointIn(node: Node, at: number, side: 'before' | 'after'): [Node, number] | null {
  let left = at;
  for (const [index, child] of [...node.childNodes].entries()) {
    const length = lengthOf(child);
    if (left < length || (left === length && side === 'after')) {
      if (child instanceof Text) return [child, left];
      const inside =
        child instanceof HTMLElement && child.dataset['atom'] !== undefined
          ? null
          : pointIn(child, left, side);
      return inside ?? [node, left === 0 ? index : index + 1];
    }
    left -= length;
  }
  return left === 0 ? [node, node.childNodes.length] : null;
}

/** The element that holds the start of a place in the text: its line, or the line of its block. */
export function elementAt(root: HTMLElement, from: number): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (const block of root.querySelectorAll<HTMLElement>(blockSelector)) {
    if (placeOf(block) > from) break;
    found = block;
  }
  return found;
}
