import { sequenceTokens } from './sequence-tokens.ts';

export const lengths = { least: 2, most: 4 };
/** No sequence crosses the end of a sentence. */
export const ends = /^[.!?;:]$/u;

/** The sequences of two to four words and commas of a text, in the form in which they are looked up. */
export function* sequencesOf(text: string): Generator<string> {
  const tokens = ['.', ...sequenceTokens(text).map((token) => token.text)];
  for (let at = 0; at < tokens.length; at++) {
    let sequence = tokens[at] ?? '';
    for (let length = lengths.least; length <= lengths.most && at + length <= tokens.length; length++) {
      const next = tokens[at + length - 1] ?? '';
      sequence += ` ${next}`;
      yield sequence;
      if (ends.test(next)) break;
    }
  }
}
