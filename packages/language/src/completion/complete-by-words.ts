import { end, isWord, type KnownWords, tokensOf } from './known-words.ts';

const longestContext = 4;
const longestOffer = 6;
/** A match this long is the place being written itself. */
const samePlace = 8;
const leastLetters = 2;

type Places = { readonly next: ReadonlyMap<number, number>; readonly total: number };

/**
 * Continues a text with what the writer wrote earlier after the same words (an n-gram model that backs off from four
 * words of context to two). Empty if that was seen too seldom or varies too much.
 */
export function completeByWords(known: KnownWords, text: string): string {
  const tokens = tokensOf(text);
  const partial = /[\p{L}\p{N}]$/u.test(text) ? (tokens.pop() ?? '') : '';
  if (partial !== '' && partial.length < leastLetters) return '';
  const written = tokens.map((token) => (isWord(token) ? (known.numberOf(token) ?? -1) : end));
  const first = bestNext(known, written, partial);
  if (first === undefined) return '';

  const offered = [first];
  const context = [...written, foldedNumber(known, first)];
  while (offered.length < longestOffer) {
    const next = bestNext(known, context, '');
    if (next === undefined) break;
    offered.push(next);
    context.push(foldedNumber(known, next));
  }
  const words = offered.map((number) => known.words[number] ?? '').join(' ');
  return words.slice(partial.length);
}

const foldedNumber = (known: KnownWords, number: number): number =>
  known.numberOf(known.words[number] ?? '') ?? -1;

/** The word that most often followed, provided that it did so twice and in half of all cases, or always after three words. */
function bestNext(known: KnownWords, written: readonly number[], partial: string): number | undefined {
  const run = written.length - 1 - written.lastIndexOf(end);
  const least = partial === '' ? 2 : 1;
  for (let length = Math.min(longestContext, run); length >= least; length--) {
    const { next, total } = placesAfter(known, written, length, partial);
    const [best] = [...next].toSorted(([, a], [, b]) => b - a);
    if (best === undefined) continue;
    const [number, count] = best;
    const sure = count >= 2 && count >= total / 2;
    if (sure || (length >= 3 && count === total)) return number;
    return undefined;
  }
  return undefined;
}

/** What followed the last `length` words, and how often. */
function placesAfter(
  { folded, sequence, words }: KnownWords,
  written: readonly number[],
  length: number,
  partial: string,
): Places {
  const next = new Map<number, number>();
  let total = 0;
  const start = partial.toLowerCase();
  const seen = Math.min(written.length, 3 * samePlace);
  for (let at = length; at < folded.length; at++) {
    if (folded[at] === end || !follows(folded, at, written, length)) continue;
    if (written.length >= samePlace && follows(folded, at, written, seen)) continue;
    const number = sequence[at] ?? end;
    if (start !== '' && !words[number]?.toLowerCase().startsWith(start)) continue;
    next.set(number, (next.get(number) ?? 0) + 1);
    total++;
  }
  return { next, total };
}

function follows(folded: Uint32Array, at: number, written: readonly number[], length: number): boolean {
  for (let back = 1; back <= length; back++) {
    if (folded[at - back] !== written[written.length - back]) return false;
  }
  return true;
}
