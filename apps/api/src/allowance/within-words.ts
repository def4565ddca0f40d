import { chargedWords, wordPlaces } from './word-places.ts';

const sentenceEnd = /[.!?…](?:["'»”’)\]]*)(?=\s)|[。！？]|\n/u;
/** UTF-16 units; what does not end in so many is cut. */
const longestSentence = 400;

/** Where the sentence ends in which the last of `most` words stands; undefined where the text has not come so far. */
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

/** A character that was cut in two goes. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');

/** A text that is to be replaced: the part for which `most` words are enough, to the end of a sentence, and the rest. */
export function splitAfterWords(
  text: string,
  most: number,
): { readonly part: string; readonly rest: string } {
  const end = most === Number.POSITIVE_INFINITY ? undefined : endAfter(text, most);
  return { part: text.slice(0, end), rest: end === undefined ? '' : text.slice(end) };
}

/** What was made of the part, no longer than the part or what is left, and the rest as it was. */
export async function* rewrittenWithin(
  chunks: AsyncIterable<string>,
  { part, rest, left }: { readonly part: string; readonly rest: string; readonly left: number },
): AsyncGenerator<string> {
  yield* untilWords(chunks, Math.max(left, chargedWords(part)));
  if (rest !== '') yield rest;
}
