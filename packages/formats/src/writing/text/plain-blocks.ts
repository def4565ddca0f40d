import type { Block, Inline, Table } from '../essay/essay.ts';
import { inlineText } from '../essay/inline-text.ts';
import { listMark } from '../essay/list-mark.ts';
import { cellLines } from '../essay/cell-lines.ts';
import { blocksAt, tableGrid } from '../essay/table-grid.ts';
import { indent } from './indent.ts';

/** Each block as lines of plain text; empty blocks are left out. */
export const plainBlocks = (blocks: readonly Block[]): string[] =>
  blocks.map(plainBlock).filter((text) => text !== '');

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainInlines(block.inlines).trimEnd();
    case 'label':
      return `[${block.text}]`;
    case 'list':
      return block.items.map((item, index) => plainItem(item, `${listMark(block, index)} `)).join('\n');
    case 'quote':
      return indent(plainBlocks(block.blocks).join('\n\n'), '    ');
    case 'table':
      return plainTable(block);
    case 'picture':
      return block.alt === '' ? '' : `[${block.alt}]`;
    case 'code':
      return indent(block.text, '    ');
    case 'rule':
      return '* * *';
    case 'references':
      return [...(block.heading === null ? [] : [block.heading]), ...block.entries.map(inlineText)].join(
        '\n\n',
      );
    default:
      return block satisfies never;
  }
}

function plainItem(blocks: readonly Block[], mark: string): string {
  const text = plainBlocks(blocks).join('\n');
  return mark + indent(text, ' '.repeat(mark.length)).trimStart();
}

/** Columns are as wide as their longest line, so that the columns align. */
function plainTable(table: Table): string {
  const grid = tableGrid(table).map((row) =>
    row.map((place) => cellLines(blocksAt(place)).flatMap((line) => plainInlines(line).split('\n'))),
  );
  const widths = (grid[0] ?? []).map((_, column) =>
    Math.max(1, ...grid.flatMap((row) => (row[column] ?? []).map((line) => line.length))),
  );
  const lines = grid.flatMap((row, index) => {
    const height = Math.max(1, ...row.map((cell) => cell.length));
    const written = Array.from({ length: height }, (_, at) =>
      row
        .map((cell, column) => (cell[at] ?? '').padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    const isHead = index + 1 === table.head;
    return isHead ? [...written, widths.map((width) => '-'.repeat(width)).join('  ')] : written;
  });
  return lines.join('\n');
}

/** A link whose text is not its address gets the address in brackets. */
export function plainInlines(inlines: readonly Inline[]): string {
  const parts = inlines.map((inline, index) => {
    const text = inlineText([inline]);
    if (inline.kind === 'note') return `[${inline.number}]`;
    if (inline.kind === 'break' || inline.href === null) return text;
    const next = inlines[index + 1];
    const goesOn = next?.kind === 'text' && next.href === inline.href;
    const address = inline.href.replace(/^mailto:/u, '');
    return goesOn || text === address ? text : `${text} (${address})`;
  });
  return parts.join('');
}
