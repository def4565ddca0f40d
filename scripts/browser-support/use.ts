/** A use of something that not every supported browser has, or not on every page. */
export interface Use {
  /** By its path in MDN's data. */
  readonly feature: string;
  /** Who lacks it. */
  readonly lacks: string;
  readonly file: string;
  readonly line: number;
}

/** The line of a place in a text, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
