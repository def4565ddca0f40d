import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { cardNames } from '../ai-card/place-card.ts';
import { isLabel } from '../section-labels/position-labels.ts';

/** Actions on the selected blocks as a whole. */
export const blockActions = ['moveUp', 'moveDown', 'duplicateBlock', 'deleteBlock'] as const;
export type BlockAction = (typeof blockActions)[number];

/**
 * The blocks that move together: items within their list, otherwise blocks of the document, each with the label above
 * it.
 */
interface Unit {
  readonly parent: Node;
  /** Index of the first block, and of the one after the last. */
  readonly first: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

export const changeBlock = (editor: Editor, action: BlockAction): boolean =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => changes[action](tr))
    .run();

/** Each changes a transaction; false if there is nothing to change. */
export const changes = {
  moveUp: (tr: Transaction): boolean => move(tr, -1),
  moveDown: (tr: Transaction): boolean => move(tr, 1),
  duplicateBlock: (tr: Transaction): boolean => {
    const { parent, first, end, to } = unitOf(tr.selection);
    const copies: Node[] = [];
    for (let index = first; index < end; index += 1) {
      const node = parent.child(index);
      if (!stays(node)) copies.push(node);
    }
    if (copies.length === 0) return false;
    const { head } = tr.selection;
    tr.insert(to, Fragment.from(copies));
    const size = copies.reduce((sum, node) => sum + node.nodeSize, 0);
    tr.setSelection(TextSelection.near(tr.doc.resolve(head + size))).scrollIntoView();
    return true;
  },
  deleteBlock: (tr: Transaction): boolean => {
    const { parent, first, end, from, to, depth } = unitOf(tr.selection);
    if (end - first < parent.childCount) tr.delete(from, to);
    else if (depth > 0) tr.delete(tr.selection.$from.before(depth), tr.selection.$from.after(depth));
    if (depth === 0 && end - first === parent.childCount) {
      const paragraph = tr.doc.type.schema.nodes['paragraph'];
      if (paragraph) tr.replaceWith(from, to, paragraph.create());
    }
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)))).scrollIntoView();
    return tr.docChanged;
  },
} satisfies Record<BlockAction, (tr: Transaction) => boolean>;

/** Moves the neighbour instead, so that marks and decorations in the block itself stay. */
function move(tr: Transaction, by: -1 | 1): boolean {
  const { parent, first, end, from, to } = unitOf(tr.selection);
  const neighbours = by === -1 ? blocksAbove(parent, first) : blocksBelow(parent, end);
  if (neighbours.length === 0 || neighbours.some(stays)) return false;
  const size = neighbours.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  if (by === -1) {
    tr.delete(from - size, from);
    tr.insert(to - size, neighbours);
  } else {
    tr.delete(to, to + size);
    tr.insert(from, neighbours);
  }
  tr.scrollIntoView();
  return true;
}

/** The block above, with its label if it has one. */
function blocksAbove(parent: Node, index: number): Node[] {
  const above = parent.maybeChild(index - 1);
  if (above === null) return [];
  const label = parent.maybeChild(index - 2);
  return label !== null && isLabel(label) && !isLabel(above) ? [label, above] : [above];
}

function blocksBelow(parent: Node, index: number): Node[] {
  const below = parent.maybeChild(index);
  if (below === null) return [];
  const labelled = parent.maybeChild(index + 1);
  return labelled !== null && isLabel(below) && !stays(labelled) ? [below, labelled] : [below];
}

/** The list of references ends the document, and an open card belongs to the block above it. */
const stays = ({ type }: Node): boolean => type.name === 'references' || cardNames.has(type.name);

const lists = new Set(['bulletList', 'orderedList', 'taskList']);

function unitOf({ $from, $to, to: last }: Selection): Unit {
  let depth = $from.sharedDepth(last);
  while (depth > 0 && !lists.has($from.node(depth).type.name)) depth -= 1;
  const parent = $from.node(depth);
  const [start, end] = [$from.index(depth), Math.max($from.index(depth) + 1, $to.indexAfter(depth))];
  const first = isLabel(parent.maybeChild(start - 1)) ? start - 1 : start;
  return {
    parent,
    first,
    end,
    depth,
    from: $from.posAtIndex(first, depth),
    to: $from.posAtIndex(end, depth),
  };
}
