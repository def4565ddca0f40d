import type { Cell, Table } from './essay.ts';

const emptyCell: Cell = { isHeader: false, colspan: 1, rowspan: 1, blocks: [] };

/** Fills up rows that are too short. If cells would overlap, no cell spans more than one place. */
export function fullTable(given: readonly (readonly Cell[])[]): Table {
  const rows = given.map((row, line) =>
    row.map((cell) => ({ ...cell, rowspan: Math.min(cell.rowspan, given.length - line) })),
  );
  const taken = columnsTaken(rows);
  if (taken === undefined) {
    return fullTable(rows.map((row) => row.map((cell) => ({ ...cell, colspan: 1, rowspan: 1 }))));
  }
  const columns = Math.max(1, ...taken);
  const full = rows.map((row, line) => [
    ...row,
    ...Array.from({ length: columns - (taken[line] ?? 0) }, () => emptyCell),
  ]);
  return { kind: 'table', columns, head: headRows(full), rows: full };
}

/** Number of rows that contain only header cells, none of which extends below them. */
function headRows(rows: readonly (readonly Cell[])[]): number {
  const first = rows.findIndex((row) => row.length === 0 || row.some(({ isHeader }) => !isHeader));
  const head = first === -1 ? rows.length : first;
  const isClosed = rows
    .slice(0, head)
    .every((row, line) => row.every(({ rowspan }) => line + rowspan <= head));
  return isClosed ? head : 0;
}

/** How many places of each row are taken; undefined if there are overlaps or gaps. */
function columnsTaken(rows: readonly (readonly Cell[])[]): readonly number[] | undefined {
  const places = rows.map(() => new Set<number>());
  for (const [line, row] of rows.entries()) {
    let column = 0;
    for (const { colspan, rowspan } of row) {
      while (places[line]?.has(column)) column += 1;
      for (let down = 0; down < rowspan; down += 1) {
        for (let right = 0; right < colspan; right += 1) {
          const here = places[line + down];
          if (here?.has(column + right)) return undefined;
          here?.add(column + right);
        }
      }
    }
  }
  const hasGaps = places.some((row) => row.size > 0 && Math.max(...row) >= row.size);
  return hasGaps ? undefined : places.map(({ size }) => size);
}
