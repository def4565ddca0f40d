import { Fragment, type NodeType } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Turns the innermost list of the selection into one with items of another kind; false if there is none. Both kinds of
 * item have the same content, so every position stays valid.
 */
export function turnList(
  tr: Transaction,
  list: NodeType,
  attributes: Record<string, unknown> | null = null,
): boolean {
  const { $from, to, anchor, head } = tr.selection;
  const item = list.contentMatch.defaultType;
  let depth = $from.sharedDepth(to);
  while (depth > 0 && !isList($from.node(depth).type)) {
    if (!$from.node(depth).isTextblock && !isList($from.node(depth - 1).type)) return false;
    depth -= 1;
  }
  const before = $from.node(depth);
  if (depth === 0 || !item || before.type.contentMatch.defaultType === item) return false;
  const items = before.content.content.map(({ content }) => item.create(attributes, content));
  const [start, parent, index] = [$from.before(depth), $from.node(depth - 1), $from.index(depth - 1)];
  if (!parent.canReplaceWith(index, index + 1, list)) return false;
  tr.replaceWith(start, start + before.nodeSize, list.create(null, Fragment.from(items)));
  tr.setSelection(TextSelection.create(tr.doc, anchor, head));
  return true;
}

const isList = ({ spec }: NodeType): boolean => spec.group?.split(' ').includes('list') === true;
