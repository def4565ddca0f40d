import { type Direction, firstDirection } from '@octavo/document-schema';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { AddMarkStep, RemoveMarkStep, ReplaceStep } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const key = new PluginKey<DecorationSet>('directions');

/** Blocks with something at one side: a bullet, a number, a box, the bar of a quotation. */
const sided: ReadonlySet<string> = new Set(['listItem', 'taskItem', 'blockquote']);

/**
 * Gives each block the direction of its first letter, items and quotations that of their first text, and tables, whose
 * columns it turns, that of their first letter. A block without letters has the direction of the one before it: a new line of a Hebrew text starts on the right. `dir="auto"`
 * cannot do either, since it looks neither into a block that has its own direction nor beyond an empty one.
 */
export function directionPlugin(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: (_, { doc }) => DecorationSet.create(doc, turnedIn(doc)),
      apply: (tr, turned) => {
        if (!tr.docChanged) return turned;
        return keepsDirections(tr)
          ? turned.map(tr.mapping, tr.doc)
          : DecorationSet.create(tr.doc, turnedIn(tr.doc));
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

function turnedIn(doc: Node): Decoration[] {
  const turned: Decoration[] = [];
  let previous: Direction = 'ltr';

  const turn = (node: Node, position: number, inherited: Direction): void => {
    const direction =
      node.type.name === 'table'
        ? (firstDirection(textsIn(node)) ?? previous)
        : ((node.isTextblock || sided.has(node.type.name) ? startOf(node, previous) : null) ?? inherited);
    if (direction !== inherited) {
      turned.push(Decoration.node(position, position + node.nodeSize, { dir: direction }));
    }
    // A table's first cell may be empty.
    if (node.isTextblock || node.type.name === 'table') previous = direction;
    if (!node.isTextblock) node.forEach((child, offset) => turn(child, position + 1 + offset, direction));
  };

  doc.forEach((child, offset) => turn(child, offset, 'ltr'));
  return turned;
}

/** The direction of the first textblock; null for a node without one. */
function startOf(node: Node, previous: Direction): Direction | null {
  if (!node.isTextblock) return node.firstChild === null ? null : startOf(node.firstChild, previous);
  return node.type.spec.code === true ? 'ltr' : (letterDirection(node) ?? previous);
}

function* textsIn({ text, children }: Node): Generator<string> {
  if (text !== undefined) yield text;
  for (const child of children) yield* textsIn(child);
}

const letterDirection = (textblock: Node): Direction | null =>
  firstDirection(textblock.children.map(({ text = '' }) => text));

/** Whether the transaction only changes text inside blocks whose direction stays the same. */
function keepsDirections({ steps, docs, doc }: Transaction): boolean {
  return steps.every((step, index) => {
    if (step instanceof AddMarkStep || step instanceof RemoveMarkStep) return true;
    const before = docs[index]?.resolve(step instanceof ReplaceStep ? step.from : 0);
    if (!(step instanceof ReplaceStep) || before === undefined || !before.parent.isTextblock) return false;
    const { content, openStart, openEnd } = step.slice;
    const isInline = openStart + openEnd === 0 && content.firstChild?.isBlock !== true;
    if (!isInline || step.to > before.end()) return false;
    const after = (docs[index + 1] ?? doc).resolve(step.from).parent;
    return letterDirection(before.parent) === letterDirection(after);
  });
}
