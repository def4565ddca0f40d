import { Fragment, type Node, type NodeRange } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import { answerText } from '../answers/answer-text.ts';
import { withMarksOf } from '../answers/with-marks-of.ts';
import { atomCharacter, textblockText } from '../text/textblock-text.ts';
import type { Passage } from './passage-plugin.ts';
import { passageBlocks } from './passage-text.ts';
import { replacePassage } from './replace-passage.ts';

export interface Accepted {
  readonly blocks: readonly Node[];
  /** The writer used their own prompt, so headings in the answer are intended. */
  readonly isFree: boolean;
}

/**
 * Replaces a passage with an answer after the card is gone: with its blocks where they fit, otherwise with its text
 * only.
 */
export function acceptAnswer(tr: Transaction, { from, to }: Passage, accepted: Accepted): Transaction {
  const { blocks } = accepted;
  if (blocks.length === 0) return tr;
  if (from === to) return fillEmptyLine(tr, from, blocks);
  const range = wholeBlocks(tr.doc, from, to);
  const old = passageBlocks(tr.doc, from, to);
  const isStructured = blocks.some((block) => hasStructure(block, accepted.isFree));
  const isSame =
    String(kindsIn(blocks)) ===
    String(
      kindsAt(
        tr.doc,
        old.map((block) => block.from),
      ),
    );
  if (
    range === null ||
    !isStructured ||
    isSame ||
    hasAtoms(tr.doc, from, to) ||
    !range.parent.canReplace(range.startIndex, range.endIndex, Fragment.from([...blocks]))
  ) {
    return replacePassage(tr, from, to, answerText(blocks));
  }
  const { start, end } = range;
  const content = Fragment.from(withMarksOf(old, blocks));
  tr.replaceWith(start, end, content);
  return tr.setSelection(Selection.near(tr.doc.resolve(start + content.size), -1));
}

function fillEmptyLine(tr: Transaction, at: number, blocks: readonly Node[]): Transaction {
  const $at = tr.doc.resolve(at);
  const isEmptyLine = $at.parent.isTextblock && $at.parent.content.size === 0;
  const content = Fragment.from([...blocks]);
  const depth = $at.depth - 1;
  const index = $at.index(depth);
  const first = isEmptyLine ? index : index + 1;
  if (!$at.node(depth).canReplace(first, index + 1, content)) {
    return replacePassage(tr, at, at, answerText(blocks));
  }
  return tr.replaceWith(isEmptyLine ? $at.before() : $at.after(), $at.after(), content);
}

const hasStructure = (block: Node, isFree: boolean): boolean =>
  block.type.name === 'heading' ? isFree : block.type.name !== 'paragraph';

/** The blocks that a passage covers completely, including an enclosing list or quotation that it covers as a whole. */
function wholeBlocks(doc: Node, from: number, to: number): NodeRange | null {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  if (from !== $from.start() || to !== $to.end()) return null;
  let range = $from.blockRange($to);
  while (
    range !== null &&
    range.depth > 0 &&
    range.startIndex === 0 &&
    range.endIndex === range.parent.childCount
  ) {
    if (range.parent.type.spec.isolating === true) return range;
    const outer = doc.resolve(range.start - 1).blockRange(doc.resolve(range.end + 1));
    if (outer === null || outer.depth >= range.depth) return range;
    range = outer;
  }
  return range;
}

const hasAtoms = (doc: Node, from: number, to: number): boolean =>
  passageBlocks(doc, from, to).some(({ node }) => textblockText(node).includes(atomCharacter));

/** The path of node types to each textblock, such as "bulletList listItem paragraph". */
function kindsIn(blocks: readonly Node[], outside = ''): string[] {
  return blocks.flatMap((block) => {
    const kind = `${outside} ${block.type.name}`;
    return block.isTextblock ? [kind] : kindsIn(block.content.content, kind);
  });
}

function kindsAt(doc: Node, places: readonly number[]): string[] {
  return places.map((place) => {
    const $place = doc.resolve(place);
    return Array.from({ length: $place.depth }, (_, index) => ` ${$place.node(index + 1).type.name}`).join(
      '',
    );
  });
}
