import type { Finding } from './finding.ts';

/** No English word, and no address worth checking, is longer. */
const unreadable = /\S{121,}|[\p{L}\p{N}]{41,}/gu;
const word = /\p{L}[\p{L}\p{M}'’]*/gu;
/** Harper takes about 50 ms for a word that resembles none. */
const mostUnknown = 60;
/** If half the words are in no list of English words, the text is not English. */
const readableShare = 1 / 2;
/** Names and terms can make up most of a short line. */
const fewWords = 24;

/** A paragraph in a form that can be checked in a few seconds; masked parts keep their length. */
export interface Bounded {
  readonly text: string;
  /** The masked parts. */
  readonly masked: readonly { readonly from: number; readonly to: number }[];
}

/**
 * Masks what would be expensive to check and useless to the writer: strings longer than any word, and unknown words
 * beyond the first 60. Returns null for a paragraph that consists mostly of unknown words.
 *
 * @param isKnown must be fast: it is called for each word
 */
export function boundWork(paragraph: string, isKnown: (word: string) => boolean): Bounded | null {
  const long = [...paragraph.matchAll(unreadable)].map(placeOf);
  const words = [...masked(paragraph, long).matchAll(word)];
  const strange = new Set(words.map(([text]) => text).filter((text) => !isKnown(text)));
  const found = words.filter(([text]) => strange.has(text));
  if (words.length > fewWords && found.length > words.length * (1 - readableShare)) return null;
  const checked = new Set([...strange].slice(0, mostUnknown));
  const places = [...long, ...found.filter(([text]) => !checked.has(text)).map(placeOf)];
  const text = masked(paragraph, places);
  return /\p{L}/u.test(text) ? { text, masked: places } : null;
}

/** Drops findings in the masked parts. */
export const outsideMasks = (findings: readonly Finding[], { masked: places }: Bounded): Finding[] =>
  outsideStretches(findings, places);

/** Drops findings in the given places. */
export function outsideStretches(findings: readonly Finding[], places: Bounded['masked']): Finding[] {
  return findings.filter(
    ({ offset, length }) => !places.some(({ from, to }) => offset < to && offset + length > from),
  );
}

function placeOf(match: RegExpExecArray): { from: number; to: number } {
  return { from: match.index, to: match.index + match[0].length };
}

// A number is read as one word and cannot be misspelt.
export function masked(text: string, places: Bounded['masked']): string {
  return places.reduce(
    (before, { from, to }) => before.slice(0, from) + '8'.repeat(to - from) + before.slice(to),
    text,
  );
}
