import { countWords } from '@octavo/contract/count-words';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { count } from '../counters/editor-counters.ts';
import { textblockText } from '../text/textblock-text.ts';

const counts = new WeakMap<Node, number>();

/**
 * The number of words in the document. Counts are cached per node: after an edit only the changed blocks are counted
 * again.
 */
export function wordCountOf({ doc }: EditorState): number {
  return wordsIn(doc);
}

/** The number of words in a node. */
export function wordsIn(node: Node): number {
  const known = counts.get(node);
  if (known !== undefined) return known;
  const words = node.isTextblock ? wordsOfTextblock(node) : wordsOfChildren(node);
  counts.set(node, words);
  return words;
}

function wordsOfTextblock(node: Node): number {
  count('textblocksCounted');
  return countWords(textblockText(node).replaceAll('\uFFFC', ''));
}

function wordsOfChildren(node: Node): number {
  let words = 0;
  node.forEach((child) => {
    words += child.isLeaf ? 0 : wordsIn(child);
  });
  return words;
}
