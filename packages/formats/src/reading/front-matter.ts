import type { Reference } from '@octavo/contract';
import { type CitationStyle } from '@octavo/contract/citation-styles';
import { fromCsl } from '@octavo/citations/csl';
import type { KeyedWorks } from './citations/markdown-citations.ts';
import { namedStyle } from './citations/named-style.ts';
import { ownId } from './citations/own-id.ts';

/** What stands above the text of a Markdown file. */
export interface FrontMatter {
  readonly title: string;
  /** Markdown that is shown above the text. */
  readonly opening: readonly string[];
  /** The works that it lists itself, as pandoc allows. */
  readonly works: KeyedWorks;
  readonly style: CitationStyle | undefined;
  /** The other fields, each as a line: `author: Jane Doe`. */
  readonly others: ReadonlyMap<string, string>;
  /** The rest of the file. */
  readonly text: string;
}

const block =
  /^---[ \t]*\r?\n(?<lines>(?:(?:#[^\n]*|[ \t]*\r?)\n)*[\w-]+[ \t]*:[^]{0,500000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u;
const none = { title: '', opening: [], works: new Map(), style: undefined, others: new Map() };
/** Read for the title, the text or its works. */
const used: ReadonlySet<string> = new Set(['title', 'subtitle', 'abstract', 'references']);

/** Reads the YAML block at the start of a Markdown file. The parser is fetched only if there is one. */
export async function frontMatter(source: string): Promise<FrontMatter> {
  const front = block.exec(source);
  const lines = front?.groups?.['lines'];
  if (front === null || lines === undefined) return { ...none, text: source };
  const fields = await fieldsOf(lines);
  const words = (name: string): string => wordsOf(fields[name]);
  return {
    title: words('title').replaceAll(/\s+/gu, ' ').trim(),
    opening: ['subtitle', 'abstract'].map((name) => words(name).trim()).filter(Boolean),
    works: worksOf(fields['references']),
    style: namedStyle(words('csl')),
    others: new Map(
      Object.entries(fields)
        .map(([name, value]) => [name, wordsOf(value)] as const)
        .filter(([name, value]) => !used.has(name) && value !== '')
        .map(([name, value]) => [name, `${name}: ${value}`]),
    ),
    text: source.slice(front[0].length),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A block that is not valid YAML, as a template, is read line by line. */
async function fieldsOf(lines: string): Promise<Fields> {
  const { parse } = await import('yaml');
  try {
    const fields: unknown = parse(lines, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
    if (isFields(fields)) return fields;
  } catch {}
  return Object.fromEntries(
    Array.from(lines.matchAll(/^([\w-]+)[ \t]*:[ \t]*(.*)$/gmu), ([, name = '', value = '']) => [
      name,
      value.trim().replace(/^(["'])(.*)\1$/u, '$2'),
    ]),
  );
}

/** How deep lists and fields are read: an alias can make a list hold itself. */
const deepest = 4;

/** All words of a value: lists may hold names, and names may be fields. */
function wordsOf(value: unknown, depth = 0): string {
  if (depth > deepest) return '';
  if (isFields(value)) return wordsOf(Object.values(value), depth);
  if (Array.isArray(value)) {
    return value
      .map((part) => wordsOf(part, depth + 1))
      .filter(Boolean)
      .join(', ');
  }
  return typeof value === 'string' ? value : '';
}

/** Works in CSL, in YAML: https://pandoc.org/MANUAL.html#bibliographic-data */
function worksOf(list: unknown): KeyedWorks {
  return new Map(
    (Array.isArray(list) ? list : []).filter(isFields).flatMap((item) => {
      const key = wordsOf(item['id']);
      const work = key === '' ? null : workOf(item, key);
      return work === null ? [] : [[key, work] as const];
    }),
  );
}

function workOf(item: Fields, key: string): Reference | null {
  try {
    return fromCsl({ ...item, issued: dated(item['issued']), accessed: dated(item['accessed']) }, () =>
      ownId(key),
    );
  } catch {
    return null;
  }
}

/** A date as it is, or in parts with names: pandoc reads all of these. */
function dated(value: unknown): unknown {
  const [date] = Array.isArray(value) ? value : [value];
  if (!isFields(date)) return { raw: wordsOf(date) };
  if ('date-parts' in date) return date;
  const parts = ['year', 'month', 'day'].map((name) => wordsOf(date[name])).filter(Boolean);
  return parts.length === 0 ? date : { 'date-parts': [parts] };
}
