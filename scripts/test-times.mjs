// npm run test-times: writes the times of the last npm test by part into docs/testing.md, with a column for each machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/install.mjs';
import { tableOfTimes, timesFile } from './lib/times.mjs';

const page = join(root, 'docs', 'testing.md');
const figures = join(root, 'docs', 'test-times.json');
const marks = /(<!-- times -->\n)[^]*?(\n<!-- end of times -->)/;

const last = JSON.parse(readFileSync(timesFile, 'utf8'));
if (last.failed > 0) throw new Error(`The last run failed (${last.failed}); its times say nothing.`);
const others = JSON.parse(readFileSync(figures, 'utf8')).filter(({ machine }) => machine !== last.machine);
const machines = [...others, last].toSorted((a, b) => a.machine.localeCompare(b.machine));
writeFileSync(figures, `${JSON.stringify(machines, null, 2)}\n`);
const text = readFileSync(page, 'utf8');
if (!marks.test(text)) throw new Error('docs/testing.md has no place for the times.');
writeFileSync(page, text.replace(marks, `$1\n${tableOfTimes(machines)}\n$2`));
console.log(tableOfTimes(machines));
