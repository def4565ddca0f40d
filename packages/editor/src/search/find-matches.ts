import type { ComposedText } from '@octavo/contract/composed-text';
import { withStraightQuotes } from '@octavo/contract/equal-text';
import { readableText } from '@octavo/contract/readable-text';
import type { Node } from '@tiptap/pm/model';
import { noteContentOf, noteText } from '@octavo/document-schema';
import { textblockText } from '../text/textblock-text.ts';

/** A search term with its options. An empty term finds nothing. */
export interface SearchQuery {
  readonly term: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** A part of a text. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A match, in document positions. */
export interface Match extends Stretch {
  /** For words in a footnote: their range in its text. The positions are then those of its mark. */
  readonly note?: Stretch;
}

/** Whether two matches are the same. */
export const isSameMatch = (one: Match, other: Match): boolean =>
  one.from === other.from && one.note?.from === other.note?.from;

/** Whether two queries find the same matches. */
export function isSameQuery(one: SearchQuery, other: SearchQuery): boolean {
  return one.term === other.term && one.matchCase === other.matchCase && one.wholeWords === other.wholeWords;
}

/**
 * A text as it is searched, with a mapping back: letters are composed, invisible characters are left out, and
 * apostrophes, quotation marks, hyphens and spaces are those of a keyboard.
 */
function searchedText(text: string): ComposedText {
  const readable = readableText(text);
  const typed = withStraightQuotes(readable.text)
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\u2010\u2011]/gu, '-');
  return { ...readable, text: typed };
}

/** A letter does not match without the combining accent after it. */
const whole = String.raw`(?![\u0300-\u036F])`;

/**
 * The pattern of a query; null for a term that is empty or has only invisible characters. Case is ignored by the pattern
 * itself, so that offsets stay correct.
 */
export function patternOf({ term, matchCase, wholeWords }: SearchQuery): RegExp | null {
  const searched = searchedText(term).text;
  if (searched === '') return null;
  const words = searched.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  const source = wholeWords
    ? String.raw`(?<![\p{L}\p{M}\p{N}_])${words}(?![\p{L}\p{M}\p{N}_])`
    : words + whole;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}

type Offsets = readonly Match[];

let known = new WeakMap<Node, Offsets>();
let knownPattern = '';

/**
 * All matches of a pattern, in the order of the text. Matches are cached per paragraph, so that an edit searches only
 * the changed ones.
 */
export function findMatches(doc: Node, pattern: RegExp): readonly Match[] {
  if (knownPattern !== String(pattern)) {
    known = new WeakMap();
    knownPattern = String(pattern);
  }
  const matches: Match[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const start = position + 1;
    for (const match of offsetsIn(node, pattern)) {
      matches.push({ ...match, from: start + match.from, to: start + match.to });
    }
    return false;
  });
  return matches;
}

function offsetsIn(node: Node, pattern: RegExp): Offsets {
  let offsets = known.get(node);
  if (offsets === undefined) {
    offsets = [...stretchesIn(textblockText(node), pattern), ...offsetsInNotes(node, pattern)].toSorted(
      (one, other) => one.from - other.from,
    );
    known.set(node, offsets);
  }
  return offsets;
}

function offsetsInNotes(textblock: Node, pattern: RegExp): Offsets {
  const offsets: Match[] = [];
  textblock.forEach(({ type, attrs, nodeSize }, from) => {
    if (type.name !== 'footnote') return;
    for (const note of stretchesIn(noteText(noteContentOf(attrs)), pattern)) {
      offsets.push({ from, to: from + nodeSize, note });
    }
  });
  return offsets;
}

/** The places of a pattern in a text, as offsets in the text as it was written; none that divides a ligature. */
export function stretchesIn(written: string, pattern: RegExp): Stretch[] {
  const { text, original, originalEnd, isInside } = searchedText(written);
  return Array.from(text.matchAll(pattern), ({ index, 0: words }) => [index, index + words.length] as const)
    .filter(([from, to]) => !isInside(from) && !isInside(to))
    .map(([from, to]) => ({ from: original(from), to: originalEnd(to) }));
}
