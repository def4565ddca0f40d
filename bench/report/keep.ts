import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { MeasuredPart, Report } from './report.ts';
import { performancePage } from './performance-page.ts';

const results = new URL('../results/', import.meta.url);
const page = new URL('../../docs/performance.md', import.meta.url);

/** Writes the latest figures to `results/<date>.json` and docs/performance.md; parts not measured now keep theirs. */
export function keep(measured: readonly MeasuredPart[], order: readonly string[]): void {
  mkdirSync(results, { recursive: true });
  const report = new Map(latest().map((part) => [part.id, part]));
  for (const part of measured) report.set(part.id, part);
  const parts = order.flatMap((id) => report.get(id) ?? []);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(new URL(`${date}.json`, results), `${JSON.stringify(parts, null, 2)}\n`);
  writeFileSync(page, performancePage(parts));
}

function latest(): Report {
  if (!existsSync(results)) return [];
  const newest = readdirSync(results)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1);
  if (newest === undefined) return [];
  // Our own file, written by the code above.
  const parts: Report = JSON.parse(readFileSync(new URL(newest, results), 'utf8'));
  return parts;
}
