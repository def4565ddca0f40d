import { Fragment, type Mark, type Node } from '@tiptap/pm/model';
import { inlineContent } from '../text/replace-text.ts';
import { atomCharacter, textblockText } from '../text/textblock-text.ts';
import { type TextPatch, wordPatches } from '../text/text-patches.ts';
import { betweenSigns } from './local-blocks.ts';

/** Share of a block's text that must be unchanged for its marks to be assigned to the right words. */
const leastKept = 0.5;

/**
 * A part of a textblock as rewritten by an answer: citations and footnotes stay between the same words, marks stay on
 * their words. Null if the answer does not show where they belong.
 */
export function localContent(node: Node, from: number, to: number, answer: string): Fragment | null {
  const original = node.content.cut(from, to);
  const before = textblockText(node).slice(from, to).split(atomCharacter);
  const after = betweenSigns(answer);
  if (before.length !== after.length) return null;
  let content = Fragment.empty;
  let at = from;
  let replaced = 0;
  for (const [index, text] of before.entries()) {
    const patches = wordPatches(text, after[index] ?? '');
    for (const patch of patches) replaced += patch.to - patch.from;
    content = content.append(patched(node, at, at + text.length, patches));
    at += text.length;
    if (index < before.length - 1) content = content.append(node.content.cut(at, at + 1));
    at += 1;
  }
  const marks = markedRuns(original);
  const isKept = marks === '' || replaced <= (1 - leastKept) * (to - from);
  return isKept && markedRuns(content) === marks ? content : null;
}

function patched(node: Node, from: number, to: number, patches: readonly TextPatch[]): Fragment {
  let content = Fragment.empty;
  let at = from;
  for (const patch of patches) {
    const [start, end] = [from + patch.from, from + patch.to];
    if (isCode(node, start, end)) continue;
    const inline = patch.text === '' ? [] : inlineContent(node.type.schema, node, patch.text);
    const marks = marksFor(node, start, end);
    content = content
      .append(node.content.cut(at, start))
      .append(Fragment.fromArray(inline.map((each) => each.mark(marks))));
    at = end;
  }
  return content.append(node.content.cut(at, to));
}

/** The marks common to all of the replaced text; for an insertion, those common to both neighbours. */
function marksFor(node: Node, from: number, to: number): readonly Mark[] {
  const around = from < to ? [from, to] : [Math.max(0, from - 1), Math.min(to + 1, node.content.size)];
  const [first, ...others] = node.content.cut(around[0] ?? from, around[1]).content;
  return (first?.marks ?? []).filter((mark) => others.every((other) => mark.isInSet(other.marks)));
}

/** Code is not a word of the language. */
const isCode = (node: Node, from: number, to: number): boolean =>
  from < to && marksFor(node, from, to).some(({ type }) => type.name === 'code');

/** The sequence of mark starts, such as "bold, a link, bold", for comparing two contents. */
function markedRuns(content: Fragment): string {
  const runs: string[] = [];
  let before: readonly Mark[] = [];
  content.forEach((node) => {
    for (const mark of node.marks) if (!mark.isInSet(before)) runs.push(JSON.stringify(mark));
    before = node.marks;
  });
  return runs.join();
}
