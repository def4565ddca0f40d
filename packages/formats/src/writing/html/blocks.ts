import type { Block, Cell, Direction, List, Picture, References, Table } from '../essay/essay.ts';
import { dataAddress } from '../essay/pictures.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { htmlInlines } from './inlines.ts';

/** Id of the heading at an index among the essay's blocks, for links from a table of contents. */
export const headingId = (index: number): string => `h${index + 1}`;

/** Blocks as HTML that is also valid XML. The title is the only `h1`, so headings are one level lower. */
export const htmlBlocks = (blocks: readonly Block[]): string =>
  blocks.map((block, index) => htmlBlock(block, headingId(index))).join('\n');

const nested = (blocks: readonly Block[]): string => blocks.map((block) => htmlBlock(block, null)).join('\n');
const turned = (direction: Direction): string => (direction === 'rtl' ? ' dir="rtl"' : '');

function htmlBlock(block: Block, id: string | null): string {
  const named = id === null ? '' : ` id="${id}"`;
  switch (block.kind) {
    case 'paragraph':
      return `<p${turned(block.direction)}>${htmlInlines(block.inlines)}</p>`;
    case 'heading': {
      const tag = `h${block.level + 1}`;
      return block.inlines.length === 0
        ? ''
        : `<${tag}${named}${turned(block.direction)}>${htmlInlines(block.inlines)}</${tag}>`;
    }
    case 'label':
      // Lets an import distinguish it from a paragraph.
      return `<div class="label" data-section-label="${escapeXml(block.text)}"${turned(block.direction)}>${escapeXml(block.text)}</div>`;
    case 'list':
      return htmlList(block);
    case 'quote':
      return `<blockquote>\n${nested(block.blocks)}\n</blockquote>`;
    case 'table':
      return htmlTable(block);
    case 'code':
      return `<pre><code${block.language === undefined ? '' : ` class="language-${escapeXml(block.language)}"`}>${escapeXml(block.text)}</code></pre>`;
    case 'rule':
      return '<hr/>';
    case 'picture':
      return htmlPicture(block);
    case 'references': {
      const heading = block.heading === null ? '' : `<h2${named}>${escapeXml(block.heading)}</h2>\n`;
      const entries = block.entries.map((entry) => `<p>${htmlInlines(entry)}</p>`);
      return `<section class="references"${htmlWorks(block)}>\n${heading}${entries.join('\n')}\n</section>`;
    }
    default:
      return block satisfies never;
  }
}

/** The works themselves, so that an import of the page restores them. */
function htmlWorks({ sources }: References): string {
  if (sources === undefined) return '';
  const works = JSON.stringify(sources.works.map(({ reference }) => reference));
  return ` data-style="${escapeXml(sources.style)}" data-works="${escapeXml(works)}"`;
}

function htmlPicture({ alt, isHalf, file, path }: Picture): string {
  const source = path ?? dataAddress(file);
  const half = isHalf ? ' class="half"' : '';
  const size = isHalf ? ' data-size="half"' : '';
  return `<figure${half}><img src="${source}" alt="${escapeXml(alt)}" width="${file.width}" height="${file.height}"${size}/></figure>`;
}

function htmlTable(table: Table): string {
  const isTurned = table.direction === 'rtl';
  const rows = table.rows.map((row) => `<tr>${row.map((cell) => htmlCell(cell, isTurned)).join('')}</tr>`);
  const parts = [
    table.head === 0 ? '' : `<thead>\n${rows.slice(0, table.head).join('\n')}\n</thead>\n`,
    table.head === rows.length ? '' : `<tbody>\n${rows.slice(table.head).join('\n')}\n</tbody>\n`,
  ];
  return `<table${isTurned ? ' dir="rtl"' : ''}>\n${parts.join('')}</table>`;
}

function htmlCell({ isHeader, colspan, rowspan, blocks }: Cell, isTurned: boolean): string {
  const tag = isHeader ? 'th' : 'td';
  const right = colspan === 1 ? '' : ` colspan="${colspan}"`;
  const down = rowspan === 1 ? '' : ` rowspan="${rowspan}"`;
  // The table turns its columns only: each block has a direction of its own.
  const own = isTurned ? ' dir="ltr"' : '';
  return `<${tag}${right}${down}${own}>${nested(blocks)}</${tag}>`;
}

function htmlList({ start, type, items, done }: List): string {
  if (done) {
    const tasks = items.map((item, index) => htmlTask(item, done[index] === true));
    return `<ul class="tasks">\n${tasks.join('\n')}\n</ul>`;
  }
  const tag = start === null ? 'ul' : 'ol';
  const first = start === null || start === 1 ? '' : ` start="${start}"`;
  const counted = type === undefined ? '' : ` type="${type}"`;
  const entries = items.map((item) => `<li>${nested(item)}</li>`);
  return `<${tag}${first}${counted}>\n${entries.join('\n')}\n</${tag}>`;
}

/** The first line of a task labels its checkbox. */
function htmlTask([first, ...rest]: readonly Block[], isDone: boolean): string {
  const box = `<input type="checkbox" disabled="disabled"${isDone ? ' checked="checked"' : ''}/>`;
  if (first?.kind !== 'paragraph') {
    return `<li><label>${box}</label>${nested(first ? [first, ...rest] : [])}</li>`;
  }
  return `<li><label${turned(first.direction)}>${box} ${htmlInlines(first.inlines)}</label>${nested(rest)}</li>`;
}
