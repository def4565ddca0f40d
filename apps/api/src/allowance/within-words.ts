import { chargedWords, wordPlaces } from '@octavo/language/asking/word-places';

const sentenceEnd = /[.!?…](?:["'»”’)\]]*)(?=\s)|[。！？]|\n/u;
/** In UTF-16 units; a sentence that has not ended by then is cut. */
const longestSentence = 400;

/** The end of the sentence that contains word number `most`; undefined if the text has not got that far. */
function endAfter(text: string, most: number): number | undefined {
  let words = 0;
  for (const place of wordPlaces(text)) {
    words += 1;
    if (words < most) continue;
    const end = sentenceEnd.exec(text.slice(place, place + longestSentence));
    if (end) return place + end.index + end[0].length;
    return text.length - place > longestSentence ? place + longestSentence : undefined;
  }
  return undefined;
}

/** Passes words on until there are `most` of them and their sentence has ended. */
export async function* untilWords(chunks: AsyncIterable<string>, most: number): AsyncGenerator<string> {
  if (most === Number.POSITIVE_INFINITY) {
    yield* chunks;
    return;
  }
  let text = '';
  for await (const chunk of chunks) {
    const before = text.length;
    text += chunk;
    const end = endAfter(text, most);
    if (end === undefined) {
      yield chunk;
      continue;
    }
    if (end > before) yield withoutHalf(text.slice(before, end));
    return;
  }
}

/** Drops half of a character that was cut in two. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');

/**
 * Splits a text that is to be replaced: the part that `most` words pay for, up to the end of a sentence, and the rest.
 */
export function splitAfterWords(
  text: string,
  most: number,
): { readonly part: string; readonly rest: string } {
  const end = most === Number.POSITIVE_INFINITY ? undefined : endAfter(text, most);
  return { part: text.slice(0, end), rest: end === undefined ? '' : text.slice(end) };
}

/**
 * Yields the rewritten part, no longer than the original part or the remaining words allow, followed by the unchanged
 * rest.
 */
export async function* rewrittenWithin(
  chunks: AsyncIterable<string>,
  { part, rest, left }: { readonly part: string; readonly rest: string; readonly left: number },
): AsyncGenerator<string> {
  yield* untilWords(chunks, Math.max(left, chargedWords(part)));
  if (rest !== '') yield rest;
}
