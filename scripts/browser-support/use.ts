/** A use of something that not every supported browser has, or that is not available on every page. */
export interface Use {
  /** The feature's path in MDN's data. */
  readonly feature: string;
  /** The browsers that lack it. */
  readonly lacks: string;
  readonly file: string;
  readonly line: number;
}

/** The line number of a position in a text, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
