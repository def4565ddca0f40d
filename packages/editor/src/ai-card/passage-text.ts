import type { Node } from '@tiptap/pm/model';
import { atomCharacter, textblockText } from '../text/textblock-text.ts';

/** The part of a textblock inside a passage, in document positions. */
export interface PassageBlock {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
}

/** The textblocks of a passage, each cut to the passage. */
export function passageBlocks(doc: Node, from: number, to: number): PassageBlock[] {
  const blocks: PassageBlock[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    const start = position + 1;
    const block = { node, from: Math.max(start, from), to: Math.min(start + node.content.size, to) };
    if (block.from < block.to || from === to) blocks.push(block);
    return false;
  });
  return blocks;
}

/** The text of a passage, with an empty line between blocks and without citations. */
export function passageText(doc: Node, from: number, to: number): string {
  return passageBlocks(doc, from, to)
    .map((block) => {
      const start = doc.resolve(block.from).start();
      return textblockText(block.node)
        .slice(block.from - start, block.to - start)
        .replaceAll(atomCharacter, '');
    })
    .join('\n\n');
}
