import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The times of the last run, for `npm run test-times`. */
export const timesFile = join(root, 'test-results', 'times.json');

const thisMachine = () =>
  `${cpus()[0]?.model.trim() || process.arch}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB`;

/** Saves how long each part took, including for a failed run. */
export function keepTimes({ steps, seconds, failed }) {
  const times = {
    machine: thisMachine(),
    measured: new Date().toISOString(),
    load: loadavg()[2],
    failed,
    seconds,
    parts: steps.map((step) => ({
      name: step.name,
      seconds: step.seconds,
      tests: step.passed + step.failed,
    })),
  };
  writeFileSync(timesFile, `${JSON.stringify(times, null, 2)}\n`);
}

/** A table with a row for each part and a column for each machine. */
export function tableOfTimes(machines) {
  const names = [...new Set(machines.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  const cellOf = (name) => (of) => {
    const part = of.parts.find((one) => one.name === name);
    return part === undefined ? '' : `${Math.round(part.seconds)} s`;
  };
  const rows = [
    ['part', ...machines.map(({ machine }) => machine)],
    ['---', ...machines.map(() => '--:')],
    ...names.map((name) => [name, ...machines.map(cellOf(name))]),
    ['**all together**', ...machines.map(({ seconds }) => `**${minutes(seconds)}**`)],
    ['measured', ...machines.map(({ measured }) => measured.slice(0, 10))],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function minutes(seconds) {
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}
