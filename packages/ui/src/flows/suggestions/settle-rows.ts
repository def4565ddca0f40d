export type RowPlace = {
  /** Where the row would like to begin: the height of its text. */
  readonly top: number;
  readonly height: number;
};

/** How far below its text the open row may stand, in pixels, before rows above it leave the list at its beginning. */
const reach = 120;

/**
 * The top of each row: beside its text, pushed down only as far as the rows above it need. The open one keeps its place
 * and those above it make room: as far as the list begins above them, and where they are more than that, the first of
 * them have tops above the list.
 *
 * @param open which row is open; -1 for none
 */
export function settleRows(rows: readonly RowPlace[], gap: number, open = -1): readonly number[] {
  const highest = pushedDown(
    rows.map(({ height }) => ({ top: 0, height })),
    gap,
  );
  const own = rows[open];
  if (own === undefined) return pushedDown(rows, gap);
  const kept = Math.max(own.top, 0, Math.min(highest[open] ?? 0, own.top + reach));
  const above = pushedDown(rows.slice(0, open), gap);
  let floor = kept;
  for (let index = open - 1; index >= 0; index -= 1) {
    floor -= (rows[index]?.height ?? 0) + gap;
    above[index] = Math.min(above[index] ?? 0, floor);
    floor = above[index] ?? 0;
  }
  const below = pushedDown(rows.slice(open + 1), gap, kept + own.height + gap);
  return [...above, kept, ...below];
}

function pushedDown(rows: readonly RowPlace[], gap: number, start = 0): number[] {
  let free = start;
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
