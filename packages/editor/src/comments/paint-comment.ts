import type { Node } from '@tiptap/pm/model';
import { Decoration } from '@tiptap/pm/view';
import { count } from '../counters/editor-counters.ts';
import type { CommentPlace, MarkedComment } from './comment-place.ts';

interface Painted {
  readonly id: string;
}

/** The decorations of a comment: its words, or the paragraph that it is about. */
export function paintComment(
  { id, from, to }: CommentPlace,
  { mark }: MarkedComment,
  isSelected: boolean,
  doc: Node,
): Decoration[] {
  count('commentsPainted');
  const attributes: Record<string, string> = { 'data-comment': id };
  if (isSelected) attributes['data-chosen'] = '';
  const painted: Painted = { id };
  if (mark === null) return [Decoration.inline(from, to, attributes, painted)];
  const blocks: Decoration[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    const marked = { ...attributes, 'data-comment-mark': mark };
    blocks.push(Decoration.node(position, position + node.nodeSize, marked, painted));
    return false;
  });
  return blocks;
}
