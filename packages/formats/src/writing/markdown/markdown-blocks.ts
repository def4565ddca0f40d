import { type Block, type Inline, type List, plainRun, type Table } from '../essay/essay.ts';
import { dataAddress } from '../essay/pictures.ts';
import { cellLines } from '../essay/cell-lines.ts';
import { blocksAt, tableGrid } from '../essay/table-grid.ts';
import { indent } from '../text/indent.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { markdownInlines } from './markdown-inlines.ts';

/** Blocks as CommonMark, separated by one blank line. The title is `#`, so headings are one level lower. */
export function markdownBlocks(blocks: readonly Block[]): string {
  const shown = blocks.filter((block) => !isEmpty(block));
  const parts = shown.map((block, index) =>
    block.kind === 'list' && shown[index - 1]?.kind === 'list'
      ? `<!-- -->\n\n${markdownBlock(block)}`
      : markdownBlock(block),
  );
  return parts.join('\n\n');
}

const isEmpty = (block: Block): boolean =>
  (block.kind === 'paragraph' || block.kind === 'heading') && markdownInlines(block.inlines) === '';

function markdownBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return markdownInlines(block.inlines);
    case 'heading': {
      const line = markdownInlines(block.inlines.map((inline) => (inline.kind === 'break' ? space : inline)));
      // A `#` at the start of the line is escaped already.
      return `${'#'.repeat(block.level + 1)} ${line.replace(/(?<!\\)#$/u, String.raw`\#`)}`;
    }
    case 'label':
      return markdownInlines([{ ...plainRun(block.text), italic: true }]);
    case 'list':
      return block.items.map((item, index) => markdownItem(item, block, index)).join('\n');
    case 'quote':
      return markdownBlocks(block.blocks).replaceAll(/^/gmu, '> ').replaceAll(/^> $/gmu, '>');
    case 'table':
      return markdownTable(block);
    case 'picture':
      return `![${escapeMarkdown(block.alt)}](${block.path ?? dataAddress(block.file)})`;
    case 'code':
      return fenced(block.text, block.language);
    case 'rule':
      return '* * *';
    case 'references': {
      const heading = block.heading === null ? [] : [`## ${escapeMarkdown(block.heading)}`];
      const entries = block.bibliography === undefined ? block.entries.map(markdownInlines) : [pandocsOwn];
      return [...heading, ...entries].join('\n\n');
    }
    default:
      return block satisfies never;
  }
}

const space = plainRun(' ');

/** Where pandoc puts the list it generates. */
const pandocsOwn = '::: {#refs}\n:::';

function markdownItem(blocks: readonly Block[], { start, done }: List, index: number): string {
  const mark = start === null ? '- ' : `${start + index}. `;
  const isTight = blocks.every((block, at) => at === 0 || isWithin(block, blocks[at - 1]));
  const text = isTight ? blocks.map(markdownBlock).join('\n') : markdownBlocks(blocks);
  const box = done ? `[${done[index] === true ? 'x' : ' '}] ` : '';
  return (mark + box + indent(text, ' '.repeat(mark.length)).trimStart()).trimEnd();
}

/** A list may follow its item's text without a blank line only if it could interrupt a paragraph (CommonMark §5.3). */
const isWithin = (block: Block, before: Block | undefined): boolean =>
  block.kind === 'list' && before?.kind !== 'list' && (block.start ?? 1) === 1;

/** A table in GitHub's dialect: one line per row, so the blocks of a cell become lines within it. */
function markdownTable(table: Table): string {
  const grid = tableGrid(table).map((row) => row.map((place) => markdownCell(blocksAt(place))));
  const [first = []] = grid;
  const hasHead = table.head > 0;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = hasHead ? first : first.map(() => '');
  return [head, first.map(() => '---'), ...grid.slice(hasHead ? 1 : 0)].map(line).join('\n');
}

const markdownCell = (blocks: readonly Block[]): string =>
  cellLines(blocks)
    .flatMap(unbroken)
    .map((line) => markdownInlines(line.map(inCell)))
    .filter((line) => line !== '')
    .join('<br>')
    .replaceAll('\n', ' ');

/** Escapes code only: other text is already escaped (GitHub's dialect §4.10). */
const inCell = (inline: Inline): Inline =>
  inline.kind === 'text' && inline.code
    ? { ...inline, text: inline.text.replaceAll('|', String.raw`\|`) }
    : inline;

/** Splits inlines into lines at the breaks. */
function unbroken(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines;
}

/** A code block whose fence is longer than any run of backticks in it (CommonMark §4.5). */
function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
