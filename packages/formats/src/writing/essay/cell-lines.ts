import { type Block, type Inline, plainRun } from './essay.ts';
import { listMark } from './list-mark.ts';
import { blocksOf } from './table-grid.ts';

/** The blocks of a cell as lines, for formats whose cells can hold nothing else. */
export function cellLines(blocks: readonly Block[]): readonly (readonly Inline[])[] {
  return blocks.flatMap((block) => lines(block));
}

function lines(block: Block): readonly (readonly Inline[])[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.inlines];
    case 'heading':
      return [block.inlines.map((inline) => (inline.kind === 'text' ? { ...inline, bold: true } : inline))];
    case 'label':
      return [[{ ...plainRun(block.text), italic: true }]];
    case 'list':
      return block.items.flatMap((item, index) => {
        const mark = plainRun(`${listMark(block, index)} `);
        return cellLines(item).map((line, at) => (at === 0 ? [mark, ...line] : line));
      });
    case 'quote':
      return cellLines(block.blocks);
    case 'code':
      return block.text.split('\n').map((text) => [{ ...plainRun(text), code: true }]);
    case 'table':
      return cellLines(blocksOf(block));
    case 'references':
      return block.entries;
    case 'picture':
    case 'rule':
      return [];
    default:
      return block satisfies never;
  }
}
