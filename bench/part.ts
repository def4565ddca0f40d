export type Unit =
  | 'ms'
  | 'kB'
  | '×'
  | '1/s'
  | '1/key'
  | 'MB'
  | 'streams'
  | 'rounds'
  | 'calls'
  | 'points'
  | '%';

/** One figure of the bench. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** The maximum allowed. */
  readonly limit?: number;
}

/** A part of the bench: a one-line description, and its figures. */
export interface Part {
  readonly title: string;
  readonly measure: () => Promise<readonly Row[]>;
}
