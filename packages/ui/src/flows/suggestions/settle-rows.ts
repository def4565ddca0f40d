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

/** The room above each row that brings rows in the flow to their tops, beyond the gap that they keep anyway. */
export function leadsOf(tops: readonly number[], rows: readonly RowPlace[], gap: number): readonly number[] {
  return tops.map((top, index) => {
    const before = rows[index - 1];
    return before === undefined ? top : top - ((tops[index - 1] ?? 0) + before.height + gap);
  });
}
