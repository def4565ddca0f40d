import type { Node } from '@tiptap/pm/model';

/** Represents an inline node that is not text: one UTF-16 unit, as the node is one position. */
export const atomCharacter = '\uFFFC';

const texts = new WeakMap<Node, string>();

/**
 * The text of a paragraph, heading or code block, in which every offset equals the position inside the block:
 * a line break is "\n", any other inline node one `atomCharacter`.
 */
export function textblockText(node: Node): string {
  const known = texts.get(node);
  if (known !== undefined) return known;
  let text = '';
  node.forEach((child) => {
    text += child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? '\n' : atomCharacter;
  });
  texts.set(node, text);
  return text;
}
