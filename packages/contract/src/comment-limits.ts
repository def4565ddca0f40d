/** Who may do what with a link. */
export const readerLinkKinds = ['read', 'comment'] as const;
export type ReaderLinkKind = (typeof readerLinkKinds)[number];

/** What a reader says about a paragraph with one press. */
export const paragraphMarks = ['good', 'unclear'] as const;
export type ParagraphMark = (typeof paragraphMarks)[number];

/** Lengths are in UTF-16 code units. */
export const commentLimits = {
  linkName: 80,
  readerName: 60,
  text: 4000,
  proposal: 4000,
  /** The words that a comment is about. */
  quote: 2000,
  /** What is kept of the text on each side of them. */
  context: 32,
  /** How many anchors one call may move. */
  moved: 500,
} as const;

/** How often a reader's page asks whether its link still holds, in milliseconds. */
export const readerPollInterval = 4000;
