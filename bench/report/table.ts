import type { Row } from '../part.ts';

const shown = ({ value, unit }: Row): string => {
  const digits = ['1/s', 'streams', 'rounds', 'calls'].includes(unit)
    ? 0
    : unit === '×' || unit === '1/key'
      ? 2
      : value < 100
        ? 1
        : 0;
  return `${value.toFixed(digits)} ${unit}`;
};

const verdict = (row: Row): string => {
  if (row.limit === undefined) return '';
  return `≤ ${shown({ ...row, value: row.limit })}: ${isKept(row) ? 'kept' : 'MISSED'}`;
};

/** Whether a figure is within its limit. */
export const isKept = ({ value, limit }: Row): boolean => limit === undefined || value <= limit;

/** Figures as a Markdown table that is readable in a terminal too. */
export function table(rows: readonly Row[]): string {
  const cells = [['what', 'figure', 'limit'], ...rows.map((row) => [row.name, shown(row), verdict(row)])];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
