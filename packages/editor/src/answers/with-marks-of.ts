import { Fragment, type Mark, type Node } from '@tiptap/pm/model';
import type { PassageBlock } from '../ai-card/passage-text.ts';
import { textPatches } from '../text/text-patches.ts';
import { answerText } from './answer-text.ts';

/** Copies the marks of words that stay, such as links, from the old blocks to the new ones. */
export function withMarksOf(old: readonly PassageBlock[], blocks: readonly Node[]): Node[] {
  const before = answerText(old.map(({ node }) => node));
  if (before.marks.length === 0) return [...blocks];
  const after = answerText(blocks).text;
  /** The offset in the old text of each unit of the new one. */
  const origins: (number | null)[] = [];
  let at = 0;
  for (const { from, to, text } of textPatches(before.text, after)) {
    for (; at < from; at += 1) origins.push(at);
    origins.push(...Array.from({ length: text.length }, () => null));
    at = to;
  }
  for (; at < before.text.length; at += 1) origins.push(at);
  const marksAt = (index: number): readonly Mark[] => {
    const origin = origins[index] ?? null;
    return origin === null
      ? []
      : before.marks.filter(({ from, to }) => from <= origin && origin < to).map(({ mark }) => mark);
  };

  let place = 0;
  const marked = (node: Node): Node => {
    if (!node.isTextblock) return node.copy(Fragment.from(node.content.content.map(marked)));
    if (place > 0) place += 2;
    const inline: Node[] = [];
    node.forEach((child) => {
      for (const unit of child.isText ? Array.from(child.text ?? '') : ['\n']) {
        const marks = marksAt(place).reduce((set, mark) => mark.addToSet(set), child.marks);
        inline.push(child.isText ? node.type.schema.text(unit, marks) : child);
        place += unit.length;
      }
    });
    return node.type.spec.code === true ? node : node.copy(Fragment.fromArray(inline));
  };
  return blocks.map(marked);
}
