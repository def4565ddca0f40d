const joinsBefore = /^(?:[.,;:?!%)\]}]+|n't|'(?:s|re|ve|ll|d|m))$/iu;
const joinsAfter = /^[([{$#]$/u;
const opening = '``';
const closing = "''";

/** Turns a possibly tokenised sentence into normal text: marks and endings are attached to their word. */
export function runningText(sentence: string): string {
  let text = '';
  let isQuoted = false;
  let sticks = true;
  for (const token of sentence.split(/\s+/u).filter((one) => one !== '')) {
    const closes: boolean = token === closing || (token === '"' && isQuoted);
    const opens: boolean = token === opening || (token === '"' && !isQuoted);
    const gap = sticks || closes || joinsBefore.test(token) ? '' : ' ';
    text += gap + (opens || closes ? '"' : token);
    if (opens || closes) isQuoted = opens;
    sticks = opens || joinsAfter.test(token);
  }
  return text;
}

const token =
  /can(?=not\b)|[\p{L}\p{N}]+(?=n't\b)|n't\b|'(?:s|re|ve|ll|d|m)\b|[\p{L}\p{N}]+(?:[-.'](?!(?:s|re|ve|ll|d|m|t)\b)[\p{L}\p{N}]+)*|\.\.\.|\S/giu;

/** The tokens of a normal text, as in the usual corpora: `n't` and `'s` are separate, "cannot" is two. */
export const tokensOf = (text: string): string[] => text.replaceAll('’', "'").match(token) ?? [];
