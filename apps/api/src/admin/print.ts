import type { Output } from './command.ts';

/** For humans: a sentence, or a line per row below a header line. */
export function asTable(output: Output): string {
  if (typeof output === 'string') return output;
  const [first] = output;
  if (!first) return 'None.';
  const names = Object.keys(first);
  const lines = [names, ...output.map((row) => names.map((name) => String(row[name] ?? '-')))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const asJson = (output: Output): string =>
  JSON.stringify(typeof output === 'string' ? { message: output } : output, null, 2);
