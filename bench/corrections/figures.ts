/** What a process that checks one language found. */
export interface LanguageFigures {
  readonly words: number;
  readonly firstMs: number;
  readonly changedMs: readonly number[];
  /** Words a second in one thread, once it is warm. */
  readonly throughput: number;
  /** Memory that the checker takes, in MB. */
  readonly memory: number;
  /** The longest that the event loop stood still, in ms. */
  readonly longestBlock: number;
}
