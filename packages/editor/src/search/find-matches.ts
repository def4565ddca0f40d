import type { Node } from '@tiptap/pm/model';
import { textblockText } from '../text/textblock-text.ts';

/** What is searched for and how. An empty term finds nothing. */
export interface SearchQuery {
  readonly term: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** A found place: positions in the document. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

/** Whether two queries find the same. */
export function isSameQuery(one: SearchQuery, other: SearchQuery): boolean {
  return one.term === other.term && one.matchCase === other.matchCase && one.wholeWords === other.wholeWords;
}

/** The pattern of a query; null for an empty term. Case is folded by the pattern, so that offsets stay true. */
export function patternOf({ term, matchCase, wholeWords }: SearchQuery): RegExp | null {
  if (term === '') return null;
  const words = term.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  const source = wholeWords ? String.raw`(?<![\p{L}\p{M}\p{N}_])${words}(?![\p{L}\p{M}\p{N}_])` : words;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}

type Offsets = readonly Match[];

let known = new WeakMap<Node, Offsets>();
let knownPattern = '';

/**
 * Every place where a pattern is found, in the order of the text. What was found is kept for each paragraph, so that
 * after an edit only the changed ones are searched again.
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
    for (const { from, to } of offsetsIn(node, pattern)) matches.push({ from: start + from, to: start + to });
    return false;
  });
  return matches;
}

function offsetsIn(node: Node, pattern: RegExp): Offsets {
  let offsets = known.get(node);
  if (offsets === undefined) {
    offsets = Array.from(textblockText(node).matchAll(pattern), ({ index, 0: text }) => ({
      from: index,
      to: index + text.length,
    }));
    known.set(node, offsets);
  }
  return offsets;
}
