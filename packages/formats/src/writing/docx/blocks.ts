import {
  BorderStyle,
  Table as DocxTable,
  TableCell,
  TableRow,
  WidthType,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Tab,
  TextRun,
} from 'docx';
import type { Block, Code, Direction, List, Picture, Table } from '../essay/essay.ts';
import { sizeOf } from '../essay/pictures.ts';
import { listMark, listNumber } from '../essay/list-mark.ts';
import { inBold } from '../essay/in-bold.ts';
import { docxCommentEdge } from './comments.ts';
import { fieldEnd, fieldStart } from './fields.ts';
import { docxInlines } from './inlines.ts';
import { deepestLevel, hanging, listIndent, listReference, type NumberedLists } from './lists.ts';
import { styleNames } from './styles.ts';

/** A block's context: its depth in lists, and whether it is in a quotation. */
interface Place {
  readonly level: number;
  readonly isQuoted: boolean;
  /** The marker of the list item that begins with this block: a numbering definition's, or a written-out number. */
  readonly mark?: { readonly reference: string; readonly level: number } | { readonly number: string };
  /** The checkbox written at the beginning of a task. */
  readonly box?: string;
}

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const top: Place = { level: -1, isQuoted: false };

/** Blocks as Word paragraphs; `numbered` holds the essay's numbered lists as returned by `numberedLists`. */
export const docxBlocks = (blocks: readonly Block[], numbered: NumberedLists): (Paragraph | DocxTable)[] =>
  apart(blocks.flatMap((block) => docxBlock(block, numbered, top)));

/** Word joins tables that no paragraph is between. */
const apart = (blocks: readonly (Paragraph | DocxTable)[]): (Paragraph | DocxTable)[] =>
  blocks.flatMap((block, index) =>
    block instanceof DocxTable && blocks[index - 1] instanceof DocxTable
      ? [new Paragraph({ spacing: { before: 0, after: 0 } }), block]
      : [block],
  );

function docxBlock(block: Block, numbered: NumberedLists, place: Place): (Paragraph | DocxTable)[] {
  switch (block.kind) {
    case 'paragraph':
      return [
        new Paragraph({
          ...standing(place),
          ...directed(block.direction),
          children: [...writtenNumber(place), ...docxInlines(block.inlines, block.direction === 'rtl')],
        }),
      ];
    case 'heading':
      return [
        new Paragraph({
          heading: headings[block.level],
          ...directed(block.direction),
          children: docxInlines(block.inlines, block.direction === 'rtl'),
        }),
      ];
    case 'label':
      return [
        new Paragraph({
          style: styleNames.label,
          ...directed(block.direction),
          children: [new TextRun({ text: block.text, rightToLeft: block.direction === 'rtl' })],
        }),
      ];
    case 'list':
      return docxList(block, numbered, place);
    case 'quote':
      return block.blocks.flatMap((child) => docxBlock(child, numbered, { ...place, isQuoted: true }));
    case 'table':
      return [docxTable(block, numbered)];
    case 'picture':
      return [new Paragraph({ ...standing(place), children: [docxPicture(block)] })];
    case 'code':
      return [codeParagraph(block)];
    case 'rule':
      return [
        new Paragraph({
          style: styleNames.rule,
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: '808080' } },
        }),
      ];
    case 'references':
      return [
        ...(block.heading === null
          ? []
          : [
              new Paragraph({
                heading: HeadingLevel.HEADING_1,
                text: block.heading,
              }),
            ]),
        ...block.entries.map(
          (entry, index) =>
            new Paragraph({
              style: styleNames.references,
              children: [
                ...(block.sources && index === 0 ? fieldStart('BIBLIOGRAPHY') : []),
                ...docxInlines(entry, false),
                ...(block.sources && index === block.entries.length - 1 ? [fieldEnd()] : []),
              ],
            }),
        ),
      ];
    default:
      return block satisfies never;
  }
}

function docxList(list: List, numbered: NumberedLists, place: Place): (Paragraph | DocxTable)[] {
  const level = Math.min(place.level + 1, deepestLevel);
  const reference = listReference(list, numbered);
  return list.items.flatMap((item, at) => {
    const mark = reference === undefined ? { number: listNumber(list, at) } : { reference, level };
    return item.flatMap((child, index) =>
      docxBlock(child, numbered, {
        level,
        isQuoted: place.isQuoted,
        ...(index === 0 ? { mark } : {}),
        ...(index === 0 && list.done ? { box: listMark(list, at) } : {}),
      }),
    );
  });
}

function docxTable(table: Table, numbered: NumberedLists): DocxTable {
  return new DocxTable({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(table.direction === 'rtl' && { visuallyRightToLeft: true }),
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    rows: table.rows
      .filter((row) => row.length > 0)
      .map(
        (row, index) =>
          new TableRow({
            // Readers treat the element as set whenever it is present, whatever its value.
            ...(index < table.head && { tableHeader: true }),
            children: row.map(
              ({ blocks, colspan, rowspan, isHeader }) =>
                new TableCell({
                  columnSpan: colspan,
                  rowSpan: rowspan,
                  children: inCell(docxBlocks(isHeader ? inBold(blocks) : blocks, numbered)),
                }),
            ),
          }),
      ),
  });
}

function docxPicture(picture: Picture): ImageRun {
  const { alt, file } = picture;
  const { width, height } = sizeOf(picture);
  return new ImageRun({
    type: file.mediaType === 'image/png' ? 'png' : 'jpg',
    data: file.bytes,
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: '', title: '', description: alt },
  });
}

/** Millimetres to pixels, the docx library's unit for pictures. */
const pixels = (millimetres: number): number => Math.max(1, Math.round((millimetres / 25.4) * 96));

/** Word requires a paragraph in every cell. */
const inCell = (blocks: (Paragraph | DocxTable)[]) => (blocks.length === 0 ? [new Paragraph('')] : blocks);

function standing({ level, isQuoted, mark }: Place): IParagraphOptions {
  const quoted = isQuoted ? { style: styleNames.quote } : {};
  if (mark && 'reference' in mark) {
    return { ...quoted, numbering: { ...mark, instance: 0 }, contextualSpacing: true };
  }
  if (mark) return { ...quoted, indent: { start: listIndent(level), hanging }, contextualSpacing: true };
  return level < 0 ? quoted : { ...quoted, indent: { start: listIndent(level) } };
}

function writtenNumber({ mark, box }: Place): TextRun[] {
  const written = box ?? (mark && 'number' in mark ? `${mark.number}.` : undefined);
  return written === undefined ? [] : [new TextRun({ children: [written, new Tab()] })];
}

const directed = (direction: Direction): IParagraphOptions =>
  direction === 'rtl' ? { bidirectional: true } : {};

function codeParagraph({ text, edges = [] }: Code): Paragraph {
  const lines = text
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...(index === 0 ? {} : { break: 1 }) }));
  return new Paragraph({
    style: styleNames.code,
    shading: { type: ShadingType.CLEAR, fill: 'F4F4F4' },
    children: [
      ...edges.filter(({ kind }) => kind === 'start').flatMap(docxCommentEdge),
      ...lines,
      ...edges.filter(({ kind }) => kind === 'end').flatMap(docxCommentEdge),
    ],
  });
}
