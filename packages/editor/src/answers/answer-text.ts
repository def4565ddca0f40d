import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { inlineContent, replaceText } from '../text/replace-text.ts';
import { atomCharacter, textblockText } from '../text/textblock-text.ts';

/** The text of an answer, with an empty line between blocks, and the marks on it. */
export interface AnswerText {
  readonly text: string;
  readonly marks: readonly MarkedRange[];
}

interface MarkedRange {
  readonly from: number;
  readonly to: number;
  readonly mark: Mark;
}

/** An answer without Markdown. */
export const plainAnswer = (text: string): AnswerText => ({ text: text.trim(), marks: [] });

/** The text of blocks, without headings, lists and the like. */
export function answerText(blocks: readonly Node[]): AnswerText {
  let text = '';
  const marks: MarkedRange[] = [];
  Fragment.from([...blocks]).descendants((node) => {
    if (!node.isTextblock) return true;
    if (text !== '') text += '\n\n';
    const at = text.length;
    node.forEach((child, offset) => {
      const from = at + offset;
      marks.push(...child.marks.map((mark) => ({ from, to: from + child.nodeSize, mark })));
    });
    text += textblockText(node);
    return false;
  });
  return { text, marks };
}

/** The part of an answer between two offsets of its text. */
export const partOf = ({ text, marks }: AnswerText, from: number, to: number): AnswerText => ({
  text: text.slice(from, to),
  marks: marks
    .map((range) => ({
      ...range,
      from: Math.max(0, range.from - from),
      to: Math.min(to, range.to) - from,
    }))
    .filter((range) => range.from < range.to),
});

/** Replaces the text between two positions of one textblock with an answer (`replaceText`), including its marks. */
export function replaceByAnswer(tr: Transaction, from: number, to: number, answer: AnswerText): Transaction {
  replaceText(tr, from, to, answer.text);
  if (answer.marks.length === 0) return tr;
  const $from = tr.doc.resolve(from);
  const places: number[] = [];
  let text = '';
  const inBlock = textblockText($from.parent);
  for (let at = $from.parentOffset; at < inBlock.length && places.length < answer.text.length; at += 1) {
    if (inBlock[at] === atomCharacter) continue;
    places.push(from + at - $from.parentOffset);
    text += inBlock[at];
  }
  // Citations kept between the words may have kept their own spaces.
  if (text !== answer.text) return tr;
  for (const range of answer.marks) {
    tr.addMark(places[range.from] ?? from, (places[range.to - 1] ?? from - 1) + 1, range.mark);
  }
  return tr;
}

/** An answer as inline nodes of a block. */
export function inlineAnswer(schema: Schema, block: Node, { text, marks }: AnswerText): Node[] {
  const cuts = [0, text.length, ...marks.flatMap(({ from, to }) => [from, to])];
  const places = [...new Set(cuts)].toSorted((one, other) => one - other);
  return places.slice(1).flatMap((end, index) => {
    const start = places[index] ?? 0;
    const on = marks.filter(({ from, to }) => from <= start && to >= end).map(({ mark }) => mark);
    return inlineContent(schema, block, text.slice(start, end)).map((node) =>
      node.mark(on.reduce((set: readonly Mark[], mark) => mark.addToSet(set), [])),
    );
  });
}
