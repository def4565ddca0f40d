const token = /\p{L}[\p{L}\p{M}'’-]*|\p{N}[\p{N}.,]*|[.,;:!?]/gu;

/** A word or a mark as sequences count it: in lower case, with all numbers alike. */
export interface SequenceToken {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The words and marks of a text in order. */
export const sequenceTokens = (text: string): SequenceToken[] =>
  [...text.matchAll(token)].map(({ 0: found, index }) => ({
    text: /^\p{N}/u.test(found) ? '0' : found.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + found.length,
  }));
