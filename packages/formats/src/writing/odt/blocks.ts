import { odtAnnotation } from './annotations.ts';
import type { Block, Code, Direction, List, Picture, Table } from '../essay/essay.ts';
import { fileName, sizeOf } from '../essay/pictures.ts';
import { inBold } from '../essay/in-bold.ts';
import { type Place, tableGrid } from '../essay/table-grid.ts';
import { boxed } from '../essay/boxed.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { bibliographyName } from './citation-marks.ts';
import { numberStyle } from './list-styles.ts';
import { odtInlines, odtText } from './inlines.ts';

/** Automatic styles that give a paragraph style the opposite direction. */
export const turnedStyles = [
  'Text_20_body',
  'List_20_Contents',
  'Table_20_Contents',
  'Quotations',
  'Section_20_Label',
  'Heading_20_1',
  'Heading_20_2',
  'Heading_20_3',
]
  .map(
    (name) =>
      `<style:style style:name="${name}_turned" style:family="paragraph" style:parent-style-name="${name}"><style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="right"/></style:style>`,
  )
  .join('');

/** Blocks as ODF text; `style` is the style of a plain paragraph in this context. */
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
    case 'label':
      return paragraph(turned('Section_20_Label', block.direction), odtText(block.text));
    case 'list':
      return odtList(block);
    case 'quote':
      return odtBlocks(block.blocks, 'Quotations');
    case 'table':
      return odtTable(block);
    case 'picture':
      return paragraph(style, odtPicture(block));
    case 'code':
      return paragraph('Preformatted_20_Text', odtCode(block));
    case 'rule':
      return paragraph('Horizontal_20_Line', '');
    case 'references': {
      const entries = block.entries.map((entry) => paragraph('Bibliography_20_1', odtInlines(entry)));
      const list = entries.join('\n');
      return [
        ...(block.heading === null ? [] : [heading(1, 'Heading_20_1', escapeXml(block.heading))]),
        block.sources === undefined
          ? list
          : `<text:section text:name="${escapeXml(bibliographyName(block.sources))}">${list}</text:section>`,
      ].join('\n');
    }
    default:
      return block satisfies never;
  }
}

function odtCode({ text, edges = [] }: Code): string {
  const begin = edges.filter(({ kind }) => kind === 'start').map(odtAnnotation);
  const end = edges.filter(({ kind }) => kind === 'end').map(odtAnnotation);
  return [...begin, odtText(text), ...end].join('');
}

function odtPicture(picture: Picture): string {
  const { width, height } = sizeOf(picture);
  const size = `svg:width="${width.toFixed(2)}mm" svg:height="${height.toFixed(2)}mm"`;
  const image = `<draw:image xlink:href="Pictures/${fileName(picture.file)}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>`;
  const alt = picture.alt === '' ? '' : `<svg:desc>${escapeXml(picture.alt)}</svg:desc>`;
  return `<draw:frame text:anchor-type="as-char" ${size}>${image}${alt}</draw:frame>`;
}

function odtTable(table: Table): string {
  const grid = tableGrid(table);
  const rows = grid.map((row) => `<table:table-row>${row.map(odtPlace).join('')}</table:table-row>`);
  const names =
    table.head === 0
      ? ''
      : `<table:table-header-rows>${rows.slice(0, table.head).join('')}</table:table-header-rows>`;
  const style = table.direction === 'rtl' ? 'Table_turned' : 'Table';
  return `<table:table table:style-name="${style}"><table:table-column table:number-columns-repeated="${table.columns}"/>${names}${rows.slice(table.head).join('')}</table:table>`;
}

function odtPlace(place: Place): string {
  if (place === 'covered') return '<table:covered-table-cell/>';
  const { colspan, rowspan, isHeader, blocks } = place;
  const right = colspan === 1 ? '' : ` table:number-columns-spanned="${colspan}"`;
  const down = rowspan === 1 ? '' : ` table:number-rows-spanned="${rowspan}"`;
  const content = odtBlocks(isHeader ? inBold(blocks) : blocks, cellStyle) || paragraph(cellStyle, '');
  return `<table:table-cell table:style-name="Cell"${right}${down} office:value-type="string">${content}</table:table-cell>`;
}

const cellStyle = 'Table_20_Contents';

const tableStyle = (name: string, direction: string): string =>
  `<style:style style:name="${name}" style:family="table"><style:table-properties style:rel-width="100%" table:align="margins" fo:margin-top="3mm" fo:margin-bottom="4mm" table:border-model="collapsing"${direction}/></style:style>`;

/** Automatic styles of tables and their cells. */
export const tableStyles =
  tableStyle('Table', '') +
  tableStyle('Table_turned', ' style:writing-mode="rl-tb"') +
  '<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #b5b5b5" fo:padding="1.2mm"/></style:style>';

function odtList({ start, type, items, done }: List): string {
  const first = start === null ? '' : ` text:start-value="${start}"`;
  const entries = items.map(
    (item, index) =>
      `<text:list-item${index === 0 ? first : ''}>${odtBlocks(done ? boxed(item, done[index] === true) : item, 'List_20_Contents')}</text:list-item>`,
  );
  const style = done ? 'Tasks' : start === null ? 'Bullets' : numberStyle(type);
  return `<text:list text:style-name="${style}">${entries.join('')}</text:list>`;
}
