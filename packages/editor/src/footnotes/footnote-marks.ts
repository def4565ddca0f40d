/** Labels of marks and notes. */
export interface FootnoteLabels {
  /** Label of the list of notes. */
  readonly all: string;
  readonly mark: (number: number) => string;
  readonly text: (number: number) => string;
  readonly back: (number: number) => string;
  readonly placeholder: string;
  readonly hint: string;
}

/** The footnote marks of one editor: functions that redraw them, and their labels. */
export interface FootnoteMarks {
  readonly views: Set<() => void>;
  labels: FootnoteLabels;
  /** Moves to the note of the mark at a position. */
  open: (position: number) => void;
}

/** Has no labels until the page sets them. */
export const createFootnoteMarks = (): FootnoteMarks => ({
  views: new Set(),
  labels: { all: '', mark: String, text: String, back: String, placeholder: '', hint: '' },
  open: () => {},
});
