export type RowPlace = {
  /** The preferred top: the height of its text. */
  readonly top: number;
  readonly height: number;
};

/**
 * How far the open row may be below its text, in pixels, before the rows above it are pushed past the top of the list.
 */
const reach = 120;

/**
 * The top of each row: level with its text, or pushed down by the rows above it. The open row keeps its place, and the
 * rows above it move up; if there is not enough space, the first of them get tops above the list.
 *
 * @param open index of the open row; -1 for none
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

/** The margin above each row that moves it to its top in normal flow, in addition to the usual gap. */
export function leadsOf(tops: readonly number[], rows: readonly RowPlace[], gap: number): readonly number[] {
  return tops.map((top, index) => {
    const before = rows[index - 1];
    return before === undefined ? top : top - ((tops[index - 1] ?? 0) + before.height + gap);
  });
}
