// npm run bench [-- keys comments writing documents saves search bytes lighthouse corrections streams citations]: measures, prints tables, updates docs/performance.md.
import type { Part } from './part.ts';
import { keep } from './report/keep.ts';
import { thisMachine } from './report/machine.ts';
import type { MeasuredPart } from './report/report.ts';
import { isKept, table } from './report/table.ts';

const parts: Readonly<Record<string, () => Promise<Part>>> = {
  keys: async () => (await import('./keys/part.ts')).keys,
  comments: async () => (await import('./comments/part.ts')).comments,
  writing: async () => (await import('./writing/part.ts')).writing,
  documents: async () => (await import('./documents/part.ts')).documents,
  saves: async () => (await import('./saves/part.ts')).saves,
  search: async () => (await import('./search/part.ts')).search,
  bytes: async () => (await import('./bytes/part.ts')).bytes,
  lighthouse: async () => (await import('./lighthouse/part.ts')).lighthouse,
  corrections: async () => (await import('./corrections/part.ts')).corrections,
  streams: async () => (await import('./streams/part.ts')).streams,
  citations: async () => (await import('./citations/part.ts')).citations,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !Object.hasOwn(parts, id));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const measured: MeasuredPart[] = [];
for (const [id, load] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const { title, measure } = await load();
  console.log(`\n${title}`);
  const rows = await measure();
  measured.push({ id, title, date: new Date().toISOString(), machine: thisMachine(), rows });
  console.log(table(rows));
}
keep(measured, Object.keys(parts));
if (measured.some(({ rows }) => !rows.every(isKept))) process.exitCode = 1;
