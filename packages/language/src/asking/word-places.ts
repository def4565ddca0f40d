const token = /\S+/gu;
const alphanumeric = /[\p{L}\p{N}]/u;
/** Scripts written without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** No actual word is longer than this, in UTF-16 units. */
const longest = 40;
const usual = 6;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Where the charged words begin: the tokens of SPEC §5. In scripts without spaces, those found by `Intl.Segmenter` (UAX
 * #29); anything longer than a word counts as one for every six letters.
 */
export function* wordPlaces(text: string): Generator<number> {
  for (const { 0: found, index } of text.matchAll(token)) {
    if (!alphanumeric.test(found)) continue;
    if (found.length <= longest && !unspaced.test(found)) yield index;
    else yield* placesWithin(found, index);
  }
}

export const chargedWords = (text: string): number => {
  let words = 0;
  for (const _ of wordPlaces(text)) words += 1;
  return words;
};

function* placesWithin(found: string, from: number): Generator<number> {
  for (const { segment, index, isWordLike } of segmenter.segment(found)) {
    if (isWordLike !== true) continue;
    const step = segment.length > longest ? usual : segment.length;
    for (let at = 0; at < segment.length; at += step) yield from + index + at;
  }
}
