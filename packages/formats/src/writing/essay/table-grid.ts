import type { Block, Cell, Table } from './essay.ts';

/** A position in a table: a cell, or a position covered by another cell. */
export type Place = Cell | 'covered';

/** The table as rows of equal length. */
export function tableGrid({ rows, columns }: Table): readonly (readonly Place[])[] {
  const grid: Place[][] = rows.map(() => []);
  for (const [line, row] of rows.entries()) {
    let column = 0;
    for (const cell of row) {
      while (grid[line]?.[column] !== undefined) column += 1;
      for (let down = 0; down < cell.rowspan; down += 1) {
        for (let right = 0; right < cell.colspan; right += 1) {
          const places = grid[line + down];
          if (places) places[column + right] = down === 0 && right === 0 ? cell : 'covered';
        }
      }
    }
  }
  return grid.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? 'covered'));
}

/** The blocks at a position; none if it is covered. */
export const blocksAt = (place: Place): readonly Block[] => (place === 'covered' ? [] : place.blocks);

/** The contents of all cells, in order. */
export const blocksOf = ({ rows }: Table): readonly Block[] => rows.flat().flatMap(({ blocks }) => blocks);
