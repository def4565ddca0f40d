import {
  type Bibliography,
  type Block,
  type Inline,
  type List,
  type ListType,
  type Picture,
  plainRun,
  type Table,
} from '../essay/essay.ts';
import { listNumber } from '../essay/list-mark.ts';
import { blocksAt, tableGrid } from '../essay/table-grid.ts';
import { escapeLatex } from './escape-latex.ts';
import { latexInlines } from './latex-inlines.ts';

/** LaTeX nests at most four lists of a kind; deeper items continue the list they are in, with their own markers. */
const deepestList = 4;
const counters = ['enumi', 'enumii', 'enumiii', 'enumiv'];
const sections = { 1: 'section', 2: 'subsection', 3: 'subsubsection' } as const;

/**
 * A block's context: the number of surrounding lists, how many of them are numbered, and whether it is in a table,
 * where LaTeX allows no section.
 */
interface Place {
  readonly depth: number;
  readonly numbered: number;
  readonly isInCell: boolean;
}

const top: Place = { depth: 0, numbered: 0, isInCell: false };

/** Blocks as LaTeX, separated by one blank line. */
export const latexBlocks = (blocks: readonly Block[], place = top): string =>
  blocks
    .map((block) => latexBlock(block, place))
    .filter((part) => part !== '')
    .join('\n\n');

function latexBlock(block: Block, place: Place): string {
  switch (block.kind) {
    case 'paragraph': {
      return guarded(latexInlines(block.inlines));
    }
    case 'heading':
      if (block.inlines.length === 0) return '';
      if (place.isInCell) return `{\\bfseries ${latexInlines(block.inlines)}}`;
      return `\\${sections[block.level]}${headingText(block.inlines)}`;
    case 'label':
      return `\\sectionlabel{${escapeLatex(block.text)}}`;
    case 'list':
      return latexList(block, place);
    case 'quote':
      return `\\begin{quote}\n${latexBlocks(block.blocks, place)}\n\\end{quote}`;
    case 'table':
      return latexTable(block, place);
    case 'picture':
      return latexPicture(block);
    case 'code':
      return latexCode(block.text);
    case 'rule':
      return '\\begin{center}\\rule{0.22\\linewidth}{0.4pt}\\end{center}';
    case 'references':
      if (block.bibliography !== undefined) return bibliography(block.heading, block.bibliography);
      return [
        ...(block.heading === null ? [] : [`\\section{${escapeLatex(block.heading)}}`]),
        '\\begin{hangingentries}',
        ...block.entries.map((entry) => guarded(latexInlines(entry))),
        '\\end{hangingentries}',
      ].join('\n\n');
    default:
      return block satisfies never;
  }
}

/** BibTeX produces the list; its heading is the document's own. */
const bibliography = (heading: string | null, { isNumbered }: Bibliography): string =>
  [
    ...(heading === null ? [] : [`\\section{${escapeLatex(heading)}}\n`]),
    '\\renewcommand{\\bibsection}{}',
    `\\bibliographystyle{${isNumbered ? 'unsrtnat' : 'plainnat'}}`,
    '\\bibliography{references}',
  ].join('\n');

/** A bracket at the start would be an option of the preceding command, and a break there has no line to end. */
function guarded(line: string): string {
  if (line.startsWith('[')) return `{}${line}`;
  return line.startsWith('\\newline') ? `\\leavevmode${line}` : line;
}

/** A heading also goes into the PDF bookmarks, where footnotes are not allowed. */
function headingText(inlines: readonly Inline[]): string {
  const line = inlines.map((inline) => (inline.kind === 'break' ? plainRun(' ') : inline));
  const text = latexInlines(line.filter(({ kind }) => kind === 'text'));
  const full = latexInlines(line);
  return full === text ? `{${text}}` : `[{${text}}]{${full}}`;
}

const numberings = {
  a: String.raw`\alph`,
  A: String.raw`\Alph`,
  i: String.raw`\roman`,
  I: String.raw`\Roman`,
} as const satisfies Record<ListType, string>;

function latexList(list: List, place: Place): string {
  const { start, type, items, done } = list;
  const { depth, numbered } = place;
  const within = { ...place, depth: depth + 1, numbered: numbered + (start === null ? 0 : 1) };
  const lines = items.map((item, index) => {
    const isDeep = depth >= deepestList || isBeyondAlphabet(list);
    const box = done && `[{${done[index] === true ? '\\taskdone' : '\\taskopen'}}]`;
    const mark = box ?? (isDeep ? `[${start === null ? '--' : `${listNumber(list, index)}.`}]` : '{}');
    return `\\item${mark} ${latexBlocks(item, within)}`;
  });
  if (depth >= deepestList) return lines.join('\n');
  if (start === null) return `\\begin{itemize}\n${lines.join('\n')}\n\\end{itemize}`;
  const first = start === 1 ? '' : `\\setcounter{${counters[numbered]}}{${start - 1}}\n`;
  const counter = counters[numbered];
  const counted =
    type === undefined ? '' : `\\renewcommand{\\label${counter}}{${numberings[type]}{${counter}}.}\n`;
  return `\\begin{enumerate}\n${first}${counted}${lines.join('\n')}\n\\end{enumerate}`;
}

/** LaTeX counts in letters up to the 26th only. */
const isBeyondAlphabet = ({ start, type, items }: List): boolean =>
  start !== null && (type === 'a' || type === 'A') && (start < 1 || start + items.length - 1 > 26);

/** `shown`, from the preamble, keeps it within the page. */
const latexPicture = ({ alt, isHalf, path = '' }: Picture): string =>
  `\\shown{${isHalf ? '0.5' : '1'}}{${alt === '' ? '' : escapeLatex(alt)}}{${path}}`;

/** Columns share the width of the page; `longtable` can break across pages. Covered positions stay empty. */
function latexTable(table: Table, place: Place): string {
  const grid = tableGrid(table);
  const width = table.columns;
  const column = String.raw`p{\dimexpr(\linewidth-${width * 2}\tabcolsep)/${width}\relax}`;
  const lines = grid.map((row) => {
    const cells = row.map((cell) => {
      const text = latexBlocks(blocksAt(cell), { ...place, isInCell: true });
      return cell !== 'covered' && cell.isHeader ? `\\bfseries ${text}` : text;
    });
    return String.raw`${cells.join(' & ')} \\ \hline`;
  });
  return String.raw`\begin{longtable}{*{${width}}{>{\raggedright\arraybackslash}${column}}}
\hline
${lines.join('\n')}
\end{longtable}`;
}

/** Code line by line: the code itself could end LaTeX's verbatim. */
function latexCode(text: string): string {
  const lines = text.split('\n').map((line) => escapeLatex(untabbed(line)).replaceAll(' ', '~') || '~');
  return `\\begin{codelines}\n${lines.map((line) => `\\mbox{}${line}`).join('\\newline\n')}\n\\end{codelines}`;
}

/** Expands tabs to spaces, at every fourth column. */
function untabbed(line: string): string {
  return line.split('\t').reduce((before, part) => before + ' '.repeat(4 - (before.length % 4)) + part);
}
