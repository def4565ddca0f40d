import { countWords } from '@octavo/contract/count-words';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { count } from '../counters/editor-counters.ts';
import { changedRanges, type Range } from '../text/changed-ranges.ts';
import { textblockText } from '../text/textblock-text.ts';

const key = new PluginKey<number>('wordCount');
const counts = new WeakMap<Node, number>();

/** Keeps the number of words: an edit recounts the blocks it touches and no others. */
export function wordCountPlugin(): Plugin {
  return new Plugin({
    key,
    state: {
      init: (_config, state) => wordsBetween(state.doc, { from: 0, to: state.doc.content.size }),
      apply: (tr, words) => (tr.docChanged ? recount(words, tr) : words),
    },
  });
}

/** How many words the document has. */
export function wordCountOf(state: EditorState): number {
  return key.getState(state) ?? 0;
}

function recount(words: number, tr: Transaction): number {
  const after = hull(changedRanges(tr));
  if (!after) return words;
  const inverted = tr.mapping.invert();
  const before = { from: inverted.map(after.from, -1), to: inverted.map(after.to, 1) };
  return words - wordsBetween(tr.before, before) + wordsBetween(tr.doc, after);
}

function hull(ranges: readonly Range[]): Range | null {
  if (ranges.length === 0) return null;
  return { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
}

// One position more on both sides: joining and splitting change the blocks next to the range.
function wordsBetween(doc: Node, { from, to }: Range): number {
  let words = 0;
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node) => {
    if (!node.isTextblock) return true;
    words += wordsIn(node);
    return false;
  });
  return words;
}

function wordsIn(node: Node): number {
  const known = counts.get(node);
  if (known !== undefined) return known;
  count('textblocksCounted');
  const words = countWords(textblockText(node).replaceAll('\uFFFC', ''));
  counts.set(node, words);
  return words;
}
