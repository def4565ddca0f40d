import type { Block } from './essay.ts';
import { blocksOf } from './table-grid.ts';
import { inlineText } from './inline-text.ts';

/** The words of a block without formatting; a label is not part of the text. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.inlines);
    case 'list':
      return block.items.flat().map(blockText).join('\n');
    case 'quote':
      return block.blocks.map(blockText).join('\n');
    case 'table':
      return blocksOf(block).map(blockText).join('\n');
    case 'code':
      return block.text;
    case 'references':
      return block.entries.map(inlineText).join('\n');
    case 'label':
    case 'picture':
    case 'rule':
      return '';
    default:
      return block satisfies never;
  }
}
