/** A line of what `makeLocal` answers where `application/x-ndjson` is accepted: a paragraph, in the order of the text. */
export type LocalLine = {
  readonly text: string;
  /** Why it stays as it is: no answer for it could be used, or the words of the day have come to their end. */
  readonly kept?: 'no_answer' | 'limit';
};
