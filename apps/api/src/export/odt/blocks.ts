import type { Block, Direction } from '../essay/essay.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { odtInlines, odtText } from './inlines.ts';

/** Automatic styles that give a paragraph style the other direction. */
export const turnedStyles = [
  'Text_20_body',
  'List_20_Contents',
  'Quotations',
  'Heading_20_1',
  'Heading_20_2',
  'Heading_20_3',
]
  .map(
    (name) =>
      `<style:style style:name="${name}_turned" style:family="paragraph" style:parent-style-name="${name}"><style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="right"/></style:style>`,
  )
  .join('');

/** Blocks as ODF text; `style` is that of a plain paragraph where they stand. */
export const odtBlocks = (blocks: readonly Block[], style = 'Text_20_body'): string =>
  blocks.map((block) => odtBlock(block, style)).join('\n');

const paragraph = (style: string, content: string): string =>
  `<text:p text:style-name="${style}">${content}</text:p>`;

const heading = (level: number, style: string, content: string): string =>
  `<text:h text:style-name="${style}" text:outline-level="${level}">${content}</text:h>`;

const turned = (style: string, direction: Direction): string =>
  direction === 'rtl' ? `${style}_turned` : style;

function odtBlock(block: Block, style: string): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(turned(style, block.direction), odtInlines(block.inlines));
    case 'heading':
      return heading(
        block.level,
        turned(`Heading_20_${block.level}`, block.direction),
        odtInlines(block.inlines),
      );
    case 'list':
      return odtList(block.start, block.items);
    case 'quote':
      return odtBlocks(block.blocks, 'Quotations');
    case 'code':
      return paragraph('Preformatted_20_Text', odtText(block.text));
    case 'rule':
      return paragraph('Horizontal_20_Line', '');
    case 'references':
      return [
        ...(block.heading === null ? [] : [heading(1, 'Heading_20_1', escapeXml(block.heading))]),
        ...block.entries.map((entry) => paragraph('Bibliography_20_1', odtInlines(entry))),
      ].join('\n');
    default:
      return block satisfies never;
  }
}

function odtList(start: number | null, items: readonly (readonly Block[])[]): string {
  const first = start === null ? '' : ` text:start-value="${start}"`;
  const entries = items.map(
    (item, index) =>
      `<text:list-item${index === 0 ? first : ''}>${odtBlocks(item, 'List_20_Contents')}</text:list-item>`,
  );
  return `<text:list text:style-name="${start === null ? 'Bullets' : 'Numbers'}">${entries.join('')}</text:list>`;
}
