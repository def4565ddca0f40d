import { type ListMarker, valueOf } from './list-marker.ts';
import { paragraphsIn } from './text-paragraphs.ts';

/** Lines of plain text, as paragraphs and lists. A line feed is a line break within a paragraph. */
export type TextBlock = string | CountedList;

export interface CountedList {
  /** Numbering type; `bullet` if unnumbered. */
  readonly type: ListMarker['type'] | 'bullet';
  readonly start: number;
  readonly items: readonly CountedItem[];
}

interface CountedItem {
  readonly text: string;
  /** Index of its line. */
  readonly line: number;
  readonly lists: readonly CountedList[];
}

export interface Line {
  readonly text: string;
  /** It continues the paragraph of the previous line. */
  readonly goesOn: boolean;
  /** Null if the line does not start like an item. */
  readonly item: { readonly indent: number; readonly marker: string; readonly text: string } | null;
}

const itemLine =
  /^(?<indent>\s*)(?<marker>[•◦▪‣·●○■\u{F0A7}\u{F0B7}\u{F0D8}]|(?:\d{1,3}|[a-z]|[A-Z]|[ivxlc]{2,6}|[IVXLC]{2,6})[.)])\s+(?<text>\S.*)$/u;
const types = [null, 'a', 'A', 'i', 'I'] as const;

/** Limits: a book is not scanned in full, nor a text that only looks like a list scanned repeatedly. */
export const most = { lines: 5000, within: 100, levels: 8 };

/**
 * Finds lists in plain text: consecutively numbered lines, such as "a. ebb" and "b. flow", or lines with bullets; lines
 * indented further are a list within the item. A line that only looks like an item stays text. Null if there is no
 * list.
 */
export function readCountedLines(source: string): readonly TextBlock[] | null {
  const lines = paragraphsIn(source).flatMap((paragraph) =>
    paragraph
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, index) => readLine(line, index > 0)),
  );
  if (lines.length > most.lines) return null;
  const blocks: TextBlock[] = [];
  for (let at = 0; at < lines.length;) {
    const found = countedListAt(lines, at);
    if (found) {
      blocks.push(found.list);
      at = found.end;
    } else {
      const { text = '', goesOn = false } = lines[at] ?? {};
      const before = goesOn ? blocks.at(-1) : undefined;
      if (typeof before === 'string') blocks.splice(-1, 1, `${before}\n${text}`);
      else blocks.push(text);
      at += 1;
    }
  }
  return blocks.some((block) => typeof block !== 'string') ? blocks : null;
}

interface FoundList {
  readonly list: CountedList;
  readonly end: number;
}

/** Parses a line, which may start an item. */
export function readLine(text: string, goesOn = false): Line {
  const { indent = '', marker = '', text: rest = '' } = itemLine.exec(text)?.groups ?? {};
  return { text, goesOn, item: marker === '' ? null : { indent: indent.length, marker, text: rest } };
}

/** The list of at least two items that starts at a line. */
export function countedListAt(lines: readonly Line[], begin: number): FoundList | null {
  const found = listAt(lines, begin, most.levels);
  return found && found.list.items.length > 1 ? found : null;
}

function listAt(lines: readonly Line[], begin: number, levels: number): FoundList | null {
  const first = lines[begin]?.item;
  if (!first || levels === 0) return null;
  const next = lines
    .slice(begin + 1, begin + most.within)
    .find(({ item }) => item === null || item.indent <= first.indent)?.item;
  const type = typeOf(first.marker, next?.marker);
  if (type === undefined) return null;
  const start = numberOf(first.marker, type) ?? 1;
  const items: { text: string; line: number; lists: CountedList[] }[] = [];
  let at = begin;
  for (let item = lines[at]?.item; item; item = lines[at]?.item) {
    if (item.indent === first.indent && isNext(item.marker, first.marker, type, start + items.length)) {
      items.push({ text: item.text, line: at, lists: [] });
      at += 1;
    } else {
      const inner = item.indent > first.indent ? listAt(lines, at, levels - 1) : null;
      if (inner === null) break;
      items.at(-1)?.lists.push(inner.list);
      at = inner.end;
    }
  }
  return { list: { type, start, items }, end: at };
}

/** The numbering in which the next marker follows the first; otherwise the first numbering that knows the marker. */
function typeOf(marker: string, next: string | undefined): CountedList['type'] | undefined {
  if (isBullet(marker)) return 'bullet';
  const known = types.filter((type) => numberOf(marker, type) !== null);
  const goesOn = (type: ListMarker['type']) =>
    numberOf(next ?? '', type) === (numberOf(marker, type) ?? 0) + 1;
  return known.find(goesOn) ?? known[0];
}

function isNext(marker: string, first: string, type: CountedList['type'], number: number): boolean {
  if (type === 'bullet') return marker === first;
  return marker.at(-1) === first.at(-1) && numberOf(marker, type) === number;
}

const isBullet = (marker: string): boolean => /^[^\w]$/u.test(marker);

function numberOf(marker: string, type: CountedList['type']): number | null {
  const sign = marker.slice(0, -1);
  if (type === null) return /^\d+$/u.test(sign) ? Number(sign) : null;
  if (type === 'bullet' || !/^[a-z]+$/iu.test(sign)) return null;
  const isUpper = sign === sign.toUpperCase();
  if (isUpper !== (type === type.toUpperCase())) return null;
  return type.toLowerCase() === 'a' && sign.length > 1 ? null : valueOf(sign, type);
}
