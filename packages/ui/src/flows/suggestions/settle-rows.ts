export type RowPlace = {
  /** Where the row would like to begin: the height of its text. */
  readonly top: number;
  readonly height: number;
};

/** The top of each row: beside its text, pushed down only as far as the rows above it need. */
export function settleRows(rows: readonly RowPlace[], gap: number): readonly number[] {
  let free = 0;
  return rows.map(({ top, height }) => {
    const settled = Math.max(top, free);
    free = settled + height + gap;
    return settled;
  });
}
