/**
 * One line of the answer of `makeLocal` where `application/x-ndjson` is accepted: a paragraph, in the order of the
 * text.
 */
export type LocalLine = {
  readonly text: string;
  /** Why it is unchanged: there was no usable answer for it, or the words of the day are used up. */
  readonly kept?: 'no_answer' | 'limit';
};
