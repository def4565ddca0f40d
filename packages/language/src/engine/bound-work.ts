import type { Finding } from './finding.ts';

/** No English word and no address that anybody checks is longer. */
const unreadable = /\S{121,}|[\p{L}\p{N}]{41,}/gu;
const word = /\p{L}[\p{L}\p{M}'’]*/gu;
/** Harper takes about 50 ms for a word that resembles none. */
const mostUnknown = 60;
/** Where every second word is in no list of English words, it is not English that is written. */
const readableShare = 1 / 2;
/** Names and terms can make up most of a short line. */
const fewWords = 24;

/** A paragraph in the form in which it can be checked in a few seconds; what is masked keeps its length. */
export interface Bounded {
  readonly text: string;
  /** What was masked. */
  readonly masked: readonly { readonly from: number; readonly to: number }[];
}

/**
 * Masks what would cost a checker much and gain a writer nothing: strings that no word is as long as, and unknown words
 * beyond the first 60. Gives nothing for a paragraph that is mostly made of unknown words.
 *
 * @param isKnown must be quick: it is asked for each word
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

/** Leaves out what was found in the masks. */
export const outsideMasks = (findings: readonly Finding[], { masked: places }: Bounded): Finding[] =>
  outsideStretches(findings, places);

/** Leaves out what was found in some places. */
export function outsideStretches(findings: readonly Finding[], places: Bounded['masked']): Finding[] {
  return findings.filter(
    ({ offset, length }) => !places.some(({ from, to }) => offset < to && offset + length > from),
  );
}

function placeOf(match: RegExpExecArray): { from: number; to: number } {
  return { from: match.index, to: match.index + match[0].length };
}

// A number is read as one word that cannot be misspelt.
export function masked(text: string, places: Bounded['masked']): string {
  return places.reduce(
    (before, { from, to }) => before.slice(0, from) + '8'.repeat(to - from) + before.slice(to),
    text,
  );
}
