import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/** The section labels of an essay. */
export interface SectionNames {
  readonly introduction: string;
  /** @param number counted from 1 */
  readonly body: (number: number) => string;
  readonly conclusion: string;
  /** For an essay of a single paragraph. */
  readonly both: string;
}

/** Labels each paragraph of an essay, replacing any existing labels (SPEC §4). */
export function labelSections(tr: Transaction, names: SectionNames): Transaction {
  const label = tr.doc.type.schema.nodes['sectionLabel'];
  if (label === undefined) return tr;
  for (const { node, at } of blocksOf(tr.doc).toReversed()) {
    if (node.type === label) tr.delete(at, at + node.nodeSize);
  }
  const paragraphs = blocksOf(tr.doc).filter(
    ({ node }) => node.type.name === 'paragraph' && node.textContent.trim() !== '',
  );
  for (const [index, { at }] of [...paragraphs.entries()].toReversed()) {
    tr.insert(at, label.create({ label: nameAt(index, paragraphs.length, names) }));
  }
  return tr;
}

function blocksOf(doc: Node): { readonly node: Node; readonly at: number }[] {
  const blocks: { node: Node; at: number }[] = [];
  doc.forEach((node, at) => void blocks.push({ node, at }));
  return blocks;
}

function nameAt(index: number, count: number, names: SectionNames): string {
  if (count === 1) return names.both;
  if (index === 0) return names.introduction;
  return index === count - 1 ? names.conclusion : names.body(index);
}
