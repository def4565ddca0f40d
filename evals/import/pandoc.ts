import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { convert } from './fixtures.ts';

interface PandocNode {
  readonly t: string;
  readonly c?: unknown;
}

/** What a document contains, in the same form for every reader. */
export interface Contents {
  readonly words: readonly string[];
  /** Metadata such as the title: it may be anywhere, or missing. */
  readonly titleWords: readonly string[];
  /** The words of each heading. */
  readonly headings: readonly string[];
  readonly counts: Counts;
}

export const countedKinds = [
  'headings',
  'items',
  'tables',
  'cells',
  'footnotes',
  'links',
  'pictures',
  'formulas',
] as const;
export type CountedKind = (typeof countedKinds)[number];
export type Counts = Readonly<Record<CountedKind, number>>;

export const readers: Readonly<Record<string, string>> = {
  '.docx': 'docx',
  '.odt': 'odt',
  '.ott': 'odt',
  '.html': 'html',
  '.htm': 'html',
  '.md': 'gfm+footnotes',
};

/** The words of a text: letters and figures only, because readers treat the characters around them differently. */
export const wordsIn = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];

/** What pandoc reads in a file; null where it cannot read it. */
export function pandocContents(path: string): Contents | null {
  try {
    const from = readers[extname(path).toLowerCase()] ?? 'markdown';
    // In Markdown, pandoc reads HTML as text; in a page it reads the HTML, but no notes.
    const { blocks, meta } = parsed(
      from.startsWith('gfm') && !readFileSync(path, 'utf8').includes('[^')
        ? pandoc(['-f', 'html', '-t', 'json'], pandoc(['-f', from, '-t', 'html', path]))
        : pandoc(['-f', from, '-t', 'json', path]),
    );
    const counts: Record<CountedKind, number> = { ...none };
    return {
      words: wordsIn(textOf(blocks, counts)),
      titleWords: wordsIn(textOf(meta, { ...none })),
      headings: headingsIn(blocks).map((heading) => wordsIn(textOf(heading, { ...none })).join(' ')),
      counts,
    };
  } catch {
    return null;
  }
}

/**
 * What pandoc reads of a file that LibreOffice has rewritten for Word: its own reader of OpenDocument drops the text of
 * many files.
 */
export function officeContents(path: string): Contents | null {
  const into = mkdtempSync(join(tmpdir(), 'import-'));
  convert('docx', [basename(path)], dirname(path), into);
  return pandocContents(join(into, `${basename(path, extname(path))}.docx`));
}

const none: Counts = {
  headings: 0,
  items: 0,
  tables: 0,
  cells: 0,
  footnotes: 0,
  links: 0,
  pictures: 0,
  formulas: 0,
};

const pandoc = (options: readonly string[], input?: string): string =>
  execFileSync('pandoc', options, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 60_000,
  });

const parsed = (json: string): { readonly blocks: unknown; readonly meta: unknown } => JSON.parse(json);

/** A link that says more than its text. */
export const isCountedLink = (address: string, text: string): boolean =>
  /^(?:https?|mailto):/iu.test(address) &&
  text.trim() !== '' &&
  address.replace(/^mailto:/u, '') !== text.trim();

const isNode = (value: unknown): value is PandocNode =>
  typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'string';

const headingsIn = (part: unknown): readonly unknown[] => {
  if (Array.isArray(part)) return part.flatMap(headingsIn);
  if (!isNode(part)) return [];
  return part.t === 'Header' && Array.isArray(part.c) ? [part.c[2]] : headingsIn(part.c);
};

const gaps = new Set(['Space', 'SoftBreak', 'LineBreak']);
const blocks = new Set([
  'Para',
  'Plain',
  'Header',
  'CodeBlock',
  'BlockQuote',
  'Div',
  'BulletList',
  'OrderedList',
  'Table',
  'DefinitionList',
  'LineBlock',
  'Note',
]);

/** The text of a part of pandoc's tree; counts what is in it. */
function textOf(part: unknown, counts: Record<CountedKind, number>): string {
  if (Array.isArray(part)) return part.map((each: unknown) => textOf(each, counts)).join('');
  if (typeof part !== 'object' || part === null) return '';
  if (!isNode(part)) return textOf(Object.values(part), counts);
  const { t, c } = part;
  const content: readonly unknown[] = Array.isArray(c) ? c : [];
  switch (t) {
    case 'Str':
      return String(c);
    case 'Code':
      return String(content[1]);
    case 'CodeBlock':
      return ` ${String(content[1])} `;
    case 'Math':
      counts.formulas += 1;
      return ' ';
    case 'RawInline':
    case 'RawBlock':
      return ' ';
    case 'Header':
      counts.headings += 1;
      return ` ${textOf(content[2], counts)} `;
    case 'Image':
      counts.pictures += 1;
      return ' ';
    case 'Link': {
      const [target] = Array.isArray(content[2]) ? content[2] : [];
      const inner = textOf(content[1], counts);
      if (isCountedLink(String(target), inner)) counts.links += 1;
      return inner;
    }
    case 'Note':
      counts.footnotes += 1;
      return ` ${textOf(c, counts)} `;
    case 'BulletList':
      counts.items += content.length;
      return ` ${content.map((item) => textOf(item, counts)).join(' ')} `;
    case 'OrderedList': {
      const items: readonly unknown[] = Array.isArray(content[1]) ? content[1] : [];
      counts.items += items.length;
      return ` ${items.map((item) => textOf(item, counts)).join(' ')} `;
    }
    case 'Table':
      return ` ${textOf(content[1], counts)} ${tableOf(content.slice(3), counts)} `;
    case 'Span':
    case 'Div':
      return blocks.has(t) ? ` ${textOf(content[1], counts)} ` : textOf(content[1], counts);
    case 'DefinitionList':
      return content
        .map(
          (item) =>
            ` ${(Array.isArray(item) ? item : []).map((part: unknown) => ` ${textOf(part, counts)} `).join(' ')} `,
        )
        .join(' ');
    case 'Quoted':
    case 'Cite':
      return textOf(content[1], counts);
    default: {
      if (gaps.has(t)) return ' ';
      const inner = textOf(c, counts);
      return blocks.has(t) ? ` ${inner} ` : inner;
    }
  }
}

/** A table with a single cell is used for layout. A nested table counts as one, and its cells as text. */
function tableOf(rows: unknown, counts: Record<CountedKind, number>): string {
  const own = { ...counts, cells: 0, tables: 0 };
  const text = tableText(rows, own);
  const { cells, tables } = own;
  const isLayout = cells <= 1;
  Object.assign(counts, own, {
    cells: counts.cells + (isLayout ? 0 : cells),
    tables: counts.tables + tables + (isLayout ? 0 : 1),
  });
  return text;
}

/** Rows are arrays without names: the alignment of a cell is the second of its five parts. */
function tableText(part: unknown, counts: Record<CountedKind, number>): string {
  if (!Array.isArray(part)) return '';
  const [, alignment, rows, columns, content] = part;
  const isCell =
    part.length === 5 && isNode(alignment) && typeof rows === 'number' && typeof columns === 'number';
  if (isCell) {
    const inner = { ...counts, cells: 0 };
    const text = textOf(content, inner);
    Object.assign(counts, inner, { cells: counts.cells + 1 });
    return ` ${text} `;
  }
  return part.map((each: unknown) => tableText(each, counts)).join(' ');
}
