import { countedName } from '@octavo/document-schema';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Mappable } from '@tiptap/pm/transform';

/** A label that is no longer directly above its block. */
export interface Parted {
  readonly label: number;
  /** Where its block starts; null if it was deleted. */
  readonly block: number | null;
}

export const isLabel = (node: Node | null | undefined): boolean => node?.type.name === 'sectionLabel';

/** The labels that a change has separated from their blocks. */
export function partedBy(before: Node, after: Node, mapping: Mappable): readonly Parted[] {
  const parted: Parted[] = [];
  before.forEach((node, at, index) => {
    const block = before.maybeChild(index + 1);
    if (!isLabel(node) || block?.isTextblock !== true) return;
    const label = mapping.mapResult(at, 1);
    if (label.deletedAfter || !isLabel(after.nodeAt(label.pos))) return;
    const start = at + node.nodeSize;
    // Anything inserted before the first character, such as an empty line, goes above the block.
    const first = mapping.mapResult(start + 1, 1);
    const owner = first.deletedAcross ? null : blockAt(after, first.pos);
    if (owner !== label.pos + node.nodeSize) parted.push({ label: label.pos, block: owner });
  });
  return parted;
}

/** The start of the top-level block at a position; null between two blocks. */
function blockAt(doc: Node, at: number): number | null {
  const place = doc.resolve(at);
  return place.depth === 0 ? null : place.before(1);
}

/** Moves separated labels back, removes those without a paragraph and renumbers the numbered ones. */
export function positionLabels(tr: Transaction, parted: readonly Parted[] = []): Transaction {
  const first = tr.steps.length;
  for (const { label, block } of parted) {
    const mapping = tr.mapping.slice(first);
    const at = mapping.map(label, 1);
    const node = tr.doc.nodeAt(at);
    if (node === null || !isLabel(node)) continue;
    tr.delete(at, at + node.nodeSize);
    if (block === null) continue;
    const place = tr.mapping.slice(first).map(block, 1);
    if (!isLabel(tr.doc.resolve(place).nodeBefore)) tr.insert(place, node);
  }
  removeLost(tr);
  numberAnew(tr);
  return tr;
}

/** A label above another label, above the list of references or at the end of the document labels nothing. */
function removeLost(tr: Transaction): void {
  const lost: { from: number; to: number }[] = [];
  tr.doc.forEach((node, from, index) => {
    if (!isLabel(node)) return;
    const next = tr.doc.maybeChild(index + 1);
    if (next === null || isLabel(next) || next.type.name === 'references') {
      lost.push({ from, to: from + node.nodeSize });
    }
  });
  for (const { from, to } of lost.toReversed()) tr.delete(from, to);
}

function numberAnew(tr: Transaction): void {
  const counts = new Map<string, number>();
  tr.doc.forEach((node, at) => {
    if (!isLabel(node)) return;
    const label = String(node.attrs['label']);
    const name = countedName(label);
    if (name === null) return;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const numbered = `${name} ${number}`;
    if (numbered !== label) tr.setNodeAttribute(at, 'label', numbered);
  });
}
