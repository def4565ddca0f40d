/** What is looked for and how. */
export interface FindSearch {
  readonly term: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

export interface FindContext {
  readonly search: FindSearch;
  readonly replacement: string;
  /** How many places were found. */
  readonly count: number;
  /** Which of them is shown, counted from 1; 0 where none is. */
  readonly at: number;
  /** How many places were replaced just now. */
  readonly replaced: number | null;
  /** How often the search was asked for: each time its field gets the focus. */
  readonly asked: number;
}

export type FindEvent =
  /** With the words that are selected, if they are what to look for, and whether to replace them. */
  | { type: 'open'; term: string; replacing?: boolean }
  | { type: 'search.change'; change: Partial<FindSearch> }
  | { type: 'replacement.change'; replacement: string }
  | { type: 'replacing.toggle' }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'replace' }
  | { type: 'replaceAll' }
  | { type: 'dismiss' }
  | FindReport;

/** To the text. */
export type FindCommand =
  | ({ type: 'search' } & FindSearch)
  | { type: 'move'; by: 1 | -1 }
  | { type: 'replace'; replacement: string }
  | { type: 'replaceAll'; replacement: string }
  /** Take the marks away: the writer goes back to the text. */
  | { type: 'leave' };

/** From the text, after each command and when what was written changes what is found. */
export interface FindReport {
  readonly type: 'found';
  readonly count: number;
  readonly at: number;
  readonly replaced?: number;
}
