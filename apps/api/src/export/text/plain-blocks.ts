import type { Block, Inline } from '../essay/essay.ts';
import { inlineText } from '../essay/inline-text.ts';
import { indent } from './indent.ts';

/** Each block as lines of plain text; blocks without any are left out. */
export const plainBlocks = (blocks: readonly Block[]): string[] =>
  blocks.map(plainBlock).filter((text) => text !== '');

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainInlines(block.inlines).trimEnd();
    case 'list':
      return block.items.map((item, index) => plainItem(item, block.start, index)).join('\n');
    case 'quote':
      return indent(plainBlocks(block.blocks).join('\n\n'), '    ');
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

function plainItem(blocks: readonly Block[], start: number | null, index: number): string {
  const mark = start === null ? '• ' : `${start + index}. `;
  const text = plainBlocks(blocks).join('\n');
  return mark + indent(text, ' '.repeat(mark.length)).trimStart();
}

/** A link that does not read as its address gets it in brackets. */
function plainInlines(inlines: readonly Inline[]): string {
  const parts = inlines.map((inline, index) => {
    const text = inlineText([inline]);
    if (inline.kind === 'break' || inline.href === null) return text;
    const next = inlines[index + 1];
    const goesOn = next?.kind === 'text' && next.href === inline.href;
    const address = inline.href.replace(/^mailto:/u, '');
    return goesOn || text === address ? text : `${text} (${address})`;
  });
  return parts.join('');
}
