import type { Block, Inline, Note } from './essay.ts';
import { blocksOf } from './table-grid.ts';

/** The footnotes of an essay in order. */
export const notesOf = (blocks: readonly Block[]): readonly Note[] => blocks.flatMap(notesIn);

function notesIn(block: Block): readonly Note[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.inlines.filter(isNote);
    case 'list':
      return notesOf(block.items.flat());
    case 'quote':
      return notesOf(block.blocks);
    case 'table':
      return notesOf(blocksOf(block));
    case 'label':
    case 'code':
    case 'picture':
    case 'rule':
    case 'references':
      return [];
    default:
      return block satisfies never;
  }
}

export const isNote = (inline: Inline): inline is Note => inline.kind === 'note';
