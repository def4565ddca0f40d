/** One entry: words in a text and what may replace them. */
export type Entry = {
  readonly words: readonly [string, string];
  /** What must follow the words, after the space. */
  readonly after?: RegExp;
  /** What must not stand before them, before the space. */
  readonly notBefore?: RegExp;
};

/** One entry a line, `a = b`; all share the conditions. */
export const entries = (lines: string, conditions: Omit<Entry, 'words'> = {}): Entry[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [a, b] = line.split('=').map((side) => side.trim());
      return a && b ? [{ words: [a, b] as const, ...conditions }] : [];
    });
