import type { Node } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import { type AnswerText, inlineAnswer, partOf, replaceByAnswer } from '../answers/answer-text.ts';
import { type PassageBlock, passageBlocks } from './passage-text.ts';

/**
 * Replaces the text of a passage with an answer, block by block: its paragraphs go into the blocks of the passage in
 * turn, additional ones are appended as new paragraphs, and blocks left over are removed. Marks on unchanged words are
 * kept.
 */
export function replacePassage(tr: Transaction, from: number, to: number, answer: AnswerText): Transaction {
  const blocks = passageBlocks(tr.doc, from, to);
  const last = blocks.at(-1);
  if (!last) return tr;
  const pieces = piecesFor(answer, blocks.length);
  const end = tr.doc.content.size - last.to;
  if (pieces.length > blocks.length) addAfter(tr, last, pieces.slice(blocks.length));
  const spare = blocks[pieces.length - 1];
  if (pieces.length < blocks.length && spare) tr.delete(spare.to, last.to);
  for (const [index, block] of [...blocks.entries()].toReversed()) {
    const piece = pieces[index];
    if (piece !== undefined) replaceByAnswer(tr, block.from, block.to, piece);
  }
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.max(0, tr.doc.content.size - end)), -1));
}

/** The answer as paragraphs; single line breaks also separate them if that gives one for each block of the passage. */
function piecesFor(answer: AnswerText, blocks: number): AnswerText[] {
  const paragraphs = parted(answer, /\n[^\S\n]*\n\s*/gu);
  if (paragraphs.length === blocks) return paragraphs;
  const lines = parted(answer, /\n\s*/gu);
  return lines.length === blocks ? lines : paragraphs;
}

function parted(answer: AnswerText, gap: RegExp): AnswerText[] {
  const parts: AnswerText[] = [];
  let from = 0;
  for (const { 0: found, index } of answer.text.matchAll(gap)) {
    parts.push(partOf(answer, from, index));
    from = index + found.length;
  }
  return [...parts, partOf(answer, from, answer.text.length)];
}

function addAfter(tr: Transaction, last: PassageBlock, pieces: readonly AnswerText[]): void {
  const $end = tr.doc.resolve(last.to);
  const hasRest = $end.parentOffset < $end.parent.content.size;
  const tail = hasRest ? pieces.at(-1) : undefined;
  const whole = hasRest ? pieces.slice(0, -1) : pieces;
  if (hasRest) tr.split(last.to);
  const after = last.to + 1;
  if (tail) tr.insert(after + 1, inlineAnswer(tr.doc.type.schema, $end.parent, tail));
  tr.insert(
    after,
    whole.map((piece) => paragraphOf(tr.doc, piece)),
  );
}

function paragraphOf(doc: Node, answer: AnswerText): Node {
  const { schema } = doc.type;
  return schema.node('paragraph', null, inlineAnswer(schema, schema.node('paragraph'), answer));
}
