/** A place in a document, found again by its words. As in the contract. */
export interface CommentAnchor {
  readonly quote: string;
  /** The text before the words, as much as is kept of it. */
  readonly before: string;
  readonly after: string;
  /** Where the words began in the anchored text, in UTF-16 code units. */
  readonly offset: number;
}

/** How much text is kept on each side of the words, in UTF-16 code units. */
const contextLength = 32;

/** The anchor of the words between two offsets of an anchored text. */
export function anchorAt(text: string, from: number, to: number): CommentAnchor {
  return {
    quote: text.slice(from, to),
    before: text.slice(Math.max(0, from - contextLength), from),
    after: text.slice(to, to + contextLength),
    offset: from,
  };
}
