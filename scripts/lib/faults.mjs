import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isAll } from './all.mjs';
import { reportFile } from './report-file.mjs';
import { run } from './run.mjs';

const api = 'apps/api/src';

/** What may happen to a server, and the tests that do it to a real one. */
export const faults = [
  {
    name: isAll() ? '52 kills in each migration' : '4 kills in a migration',
    files: [`${api}/database/migrate-killed.slow.test.ts`],
  },
  { name: 'kill -9 while saves arrive', files: [`${api}/durability.slow.test.ts`] },
  { name: 'kill -9 while an essay is written', files: [`${api}/compositions/killed.slow.test.ts`] },
  { name: 'kill -9 while mails are sent', files: [`${api}/mail/crash.slow.test.ts`] },
  { name: 'SIGTERM and SIGINT, in each way to start', files: ['scripts/stop.slow.test.ts'] },
  { name: 'full disk, starting', files: [`${api}/database/full-disk.test.ts`] },
  {
    name: 'full disk, serving',
    files: [`${api}/database/troubles.test.ts`],
    tests: /full|room|507|53100|ENOSPC/,
  },
  { name: 'database gone', files: [`${api}/database/database-gone.test.ts`] },
  { name: 'clock jumps', files: [`${api}/clock.slow.test.ts`] },
  {
    name: 'worker threads killed',
    files: [`${api}/workers/worker-pool.slow.test.ts`],
    tests: /thread|crash|job that takes too long/,
  },
  { name: 'out of memory, a thread', files: [`${api}/export/exporter.test.ts`], tests: /memory/ },
  { name: 'out of memory, the server', files: [`${api}/out-of-memory.slow.test.ts`] },
  { name: 'model server lost', files: [`${api}/generation/lost-model.slow.test.ts`] },
];

/**
 * One row for each fault. A fault none of whose tests has run counts as failed, and as not tried if they were left out.
 *
 * @param results `testResults` of Vitest's JSON report
 */
export function faultRows(results) {
  return faults.map(({ name, files, tests: wanted = /./ }) => {
    const tests = results
      .filter((result) => files.some((file) => result.name.endsWith(`/${file}`)))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => wanted.test(fullName));
    const count = (status) => tests.filter((test) => test.status === status).length;
    const passed = count('passed');
    const failed = count('failed');
    const skipped = tests.length - passed - failed;
    const outcome =
      failed > 0 || (passed === 0 && skipped === 0) ? 'failed' : passed === 0 ? 'not tried' : 'passed';
    return { name, outcome, passed, failed, skipped };
  });
}

/** Runs the tests of all faults and prints the table. Returns how many faults failed. */
export async function runFaults() {
  const file = reportFile('faults');
  rmSync(file, { force: true });
  const files = [...new Set(faults.flatMap((fault) => fault.files))];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const one = ['--maxWorkers', '1'];
  await run('faults', ['vitest', 'run', '--project', 'unit', ...one, ...reporters, ...files]);
  const rows = faultRows(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : []);
  console.log('');
  for (const { name, outcome, passed, failed, skipped } of rows) {
    const left = skipped === 0 ? '' : `, ${skipped} not tried`;
    console.log(`${name.padEnd(42)} ${outcome.padEnd(10)} ${passed} passed, ${failed} failed${left}`);
  }
  const bad = rows.filter(({ outcome }) => outcome === 'failed').length;
  console.log(`\n${rows.length - bad} faults passed, ${bad} failed`);
  return bad;
}
