/** What the marks and the notes are called. */
export interface FootnoteLabels {
  /** The notes together. */
  readonly all: string;
  readonly mark: (number: number) => string;
  readonly text: (number: number) => string;
  readonly back: (number: number) => string;
  readonly placeholder: string;
  readonly hint: string;
}

/** The marks of one editor: how to draw each of them anew, and what they are called. */
export interface FootnoteMarks {
  readonly views: Set<() => void>;
  labels: FootnoteLabels;
  /** Goes to the note of the mark at a position. */
  open: (position: number) => void;
}

/** Without names until the page gives them. */
export const createFootnoteMarks = (): FootnoteMarks => ({
  views: new Set(),
  labels: { all: '', mark: String, text: String, back: String, placeholder: '', hint: '' },
  open: () => {},
});
