/** What to search for, and how. */
export interface FindSearch {
  readonly term: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

export interface FindContext {
  readonly search: FindSearch;
  readonly replacement: string;
  /** Number of matches. */
  readonly count: number;
  /** The current match, counted from 1; 0 if there is none. */
  readonly at: number;
  /** Number of matches just replaced. */
  readonly replaced: number | null;
  /** How many times the search was opened; its field gets the focus each time. */
  readonly asked: number;
}

export type FindEvent =
  /** With the selected words as the search term, if any, and whether to show the replacement. */
  | { type: 'open'; term: string; replacing?: boolean }
  | { type: 'search.change'; change: Partial<FindSearch> }
  | { type: 'replacement.change'; replacement: string }
  | { type: 'replacing.toggle' }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'replace' }
  | { type: 'replaceAll' }
  | { type: 'dismiss' }
  | FindReport;

/** Commands to the text. */
export type FindCommand =
  | ({ type: 'search' } & FindSearch)
  | { type: 'move'; by: 1 | -1 }
  | { type: 'replace'; replacement: string }
  | { type: 'replaceAll'; replacement: string }
  /** Remove the highlights: the writer returns to the text. */
  | { type: 'leave' };

/** From the text, after each command and whenever an edit changes the matches. */
export interface FindReport {
  readonly type: 'found';
  readonly count: number;
  readonly at: number;
  readonly replaced?: number;
}
